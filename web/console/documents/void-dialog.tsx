import type { ReactNode } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface VoidDialogProps {
  /** The kind of document: 'Packing list'. */
  name: string;
  number: string;
  /** The consequences. */
  children: ReactNode;
  /** Voids the document. */
  onVoid: (reason: string, options: { context: CallOptions }) => Promise<unknown>;
  onClose: () => void;
}

const resolver = rulesResolver(({ reason }: { reason: string }) =>
  reason.trim() === '' ? { reason: 'Enter a reason.' } : {},
);

/** Voids a document or an invoice and records the reason. */
export function VoidDialog({ name, number, children, onVoid, onClose }: VoidDialogProps) {
  const form = useForm({ initial: { reason: '' }, resolver });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: ({ reason }: { reason: string }, options) => onVoid(reason, options),
    onSuccess: () => {
      toast({ title: 'Voided', description: `${name} ${number}` });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={`Void the ${name.toLowerCase()}?`}
      description={number}
      footer={
        <DialogButtons
          label="Void"
          pending={pending}
          act={idOf('')}
          onLeave={close}
          destructive
          leaveLabel="Keep it"
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <p className="text-ui">{children}</p>
        <Field label="Reason" id={idOf('reason')} error={errorOf('reason')}>
          <Textarea
            rows={3}
            maxLength={300}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
        {failure && <Alert title={failure} />}
      </form>
    </Dialog>
  );
}

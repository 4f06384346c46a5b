import type { ComponentProps, ReactNode } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { rulesResolver } from './field-messages.ts';
import { useCloseQuestion } from './leave-guard/use-leave-question.ts';
import { useForm } from './use-form.ts';
import { useWrite } from './use-write.ts';

interface ReasonDialogProps {
  title: string;
  /** Of the record. */
  number: string;
  /** The consequences. */
  children: ReactNode;
  hint?: string;
  buttons: Pick<ComponentProps<typeof DialogButtons>, 'label' | 'destructive' | 'leaveLabel'>;
  success: Parameters<typeof toast>[0];
  send: (reason: string, options: { context: CallOptions }) => Promise<unknown>;
  onClose: () => void;
}

const resolver = rulesResolver(({ reason }: { reason: string }) =>
  reason.trim() === '' ? { reason: 'Enter a reason.' } : {},
);

/** Confirms a change to a record, such as an invoice, and asks for its reason. */
export function ReasonDialog({
  title,
  number,
  children,
  hint,
  buttons,
  success,
  send,
  onClose,
}: ReasonDialogProps) {
  const form = useForm({ initial: { reason: '' }, resolver });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: ({ reason }: { reason: string }, options) => send(reason, options),
    onSuccess: () => {
      toast(success);
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={title}
      description={number}
      footer={
        <DialogButtons {...buttons} pending={pending} act={idOf('')} onLeave={close} leaving={leaving} />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <p className="text-ui">{children}</p>
        <Field label="Reason" hint={hint} id={idOf('reason')} error={errorOf('reason')}>
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

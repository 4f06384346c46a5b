import type { InvoiceRow } from '#contract/invoices.ts';
import { call } from '#web/api/client.ts';
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

interface DisputeDialogProps {
  invoice: Pick<InvoiceRow, 'number' | 'disputed_at'>;
  onClose: () => void;
}

const resolver = rulesResolver(({ reason }: { reason: string }) =>
  reason.trim() === '' ? { reason: 'Enter a reason.' } : {},
);

/** Records that the client disputes an invoice, or no longer does. */
export function DisputeDialog({ invoice: { number, disputed_at }, onClose }: DisputeDialogProps) {
  const disputed = disputed_at === null;
  const form = useForm({ initial: { reason: '' }, resolver });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: ({ reason }: { reason: string }, options) =>
      call.invoices.setDispute({ number, disputed, reason }, options),
    onSuccess: () => {
      toast({ title: disputed ? 'Dispute Recorded' : 'Dispute Ended', description: number });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={disputed ? 'Is this invoice disputed?' : 'End the dispute?'}
      description={number}
      footer={
        <DialogButtons
          label={disputed ? 'Mark as disputed' : 'End dispute'}
          pending={pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <p className="text-ui">
          {disputed
            ? 'The client gets no payment reminders for it until the dispute ends. The amount stays open.'
            : 'The client gets payment reminders for it again once they are due.'}
        </p>
        <Field label="Reason" hint="For the audit log." id={idOf('reason')} error={errorOf('reason')}>
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

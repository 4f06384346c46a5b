import type { CallOptions } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { paymentMoment } from './payment-moment.ts';

interface PaymentDialogProps {
  /** The number of what was paid. */
  reference: string;
  /** With its currency. */
  amount: string;
  /** The first day on which it can have been paid, as 2026-11-28. */
  issued_on: string;
  /** Without a moment, it was paid now. */
  record: (payment: { paid_at?: Date }, options: { context: CallOptions }) => Promise<unknown>;
  onClose: () => void;
}

/** Records a payment of today or of an earlier day. */
export function PaymentDialog({ reference, amount, issued_on, record, onClose }: PaymentDialogProps) {
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm({
    initial: { paid_at: today },
    resolver: rulesResolver(({ paid_at }: { paid_at: string }) =>
      paymentMoment(paid_at, today) === null ? { paid_at: 'Choose a day.' } : {},
    ),
  });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: ({ paid_at }: { paid_at: string }, options) => {
      const moment = paymentMoment(paid_at, today);
      return record(moment instanceof Date ? { paid_at: moment } : {}, options);
    },
    onSuccess: () => {
      toast({ title: 'Payment Recorded', description: `${reference}: ${amount}` });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title="Record payment"
      description={`${reference}, ${amount}`}
      footer={
        <DialogButtons
          label="Record payment"
          pending={pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <Field label="Paid on" id={idOf('paid_at')} error={errorOf('paid_at')}>
          <TextInput
            type="date"
            value={values.paid_at}
            min={issued_on}
            max={today}
            onChange={({ target }) => change({ paid_at: target.value })}
          />
        </Field>
        {failure && <Alert title={failure} />}
      </form>
    </Dialog>
  );
}

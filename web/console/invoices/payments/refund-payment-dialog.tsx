import type { Payment } from '#contract/invoices/payments.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { RefundFields } from '../../documents/refund-fields.tsx';
import { type RefundValues, refundMessages, typedRefund } from '../../documents/refund-values.ts';

interface RefundPaymentDialogProps {
  payment: Pick<Payment, 'id' | 'on_account' | 'received_at' | 'reference'>;
  onClose: () => void;
}

type Values = RefundValues & { reason: string };

/** Records a refund of what a payment has left on account, of today or of an earlier day. */
export function RefundPaymentDialog({ payment, onClose }: RefundPaymentDialogProps) {
  const { id, on_account, received_at, reference } = payment;
  const { currency } = on_account;
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<Values>({
    initial: { amount: formatPlain(on_account), refunded_at: today, reference: '', reason: '' },
    resolver: rulesResolver((typed: Values) => ({
      ...refundMessages(typed, on_account, today),
      ...(typed.reason.trim() === '' && { reason: 'Enter a reason.' }),
    })),
  });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: (typed: Values, options) =>
      call.invoices.refundPayment(
        { id, reason: typed.reason, ...typedRefund(typed, currency, today) },
        options,
      ),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'refunded_at', BEFORE_PAYMENT: 'refunded_at' }),
    onSuccess: ({ on_account: left }) => {
      toast({ title: 'Refund Recorded', description: `${formatMoney(left)} left on account` });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title="Record refund"
      description={`${formatMoney(on_account)} on account${reference && `, ${reference}`}`}
      footer={
        <DialogButtons
          label="Record refund"
          pending={pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <FormProblems form={form} failure={failure} />
        <RefundFields
          values={values}
          change={change}
          currency={currency}
          days={{ first: received_at.toISOString().slice(0, 10), last: today }}
          hint="The bank’s reference. The customer sees it."
          idOf={idOf}
          errorOf={errorOf}
        />
        <Field label="Reason" hint="The customer sees it." id={idOf('reason')} error={errorOf('reason')}>
          <Textarea
            rows={2}
            maxLength={300}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

import type { Payment } from '#contract/invoices/payments.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { MoneyDialog } from '../../documents/money-dialog.tsx';
import { AmountField, TransferFields } from '../../documents/money-fields.tsx';
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
  const recording = useWrite({
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
  return (
    <MoneyDialog
      title="Record refund"
      description={`${formatMoney(on_account)} on account${reference && `, ${reference}`}`}
      label="Record refund"
      small
      form={form}
      onSubmit={form.submit(recording.write)}
      call={recording}
      onClose={onClose}
    >
      <AmountField form={form} currency={currency} />
      <TransferFields
        form={form}
        day="refunded_at"
        dayLabel="Refunded on"
        days={{ first: received_at.toISOString().slice(0, 10), last: today }}
        hint="The bank’s reference. The customer sees it."
      />
      <Field label="Reason" hint="The customer sees it." id={idOf('reason')} error={errorOf('reason')}>
        <Textarea
          rows={2}
          maxLength={300}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </MoneyDialog>
  );
}

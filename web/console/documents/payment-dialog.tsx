import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import type { CallOptions } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { AmountField, TransferFields } from './money-fields.tsx';
import { type PaymentValues, paymentMessages, typedAmount, typedPayment } from './payment-values.ts';

export const PAYMENT_REFERENCE_HINT = 'The bank’s reference, or how it was paid. The customer sees it.';

interface PaymentDialogProps {
  /** The number of what is paid. */
  number: string;
  due: Money;
  /** The first day on which it can have been paid, as 2026-11-28. */
  issued_on: string;
  /** Why it can’t be more than is due; undefined where the rest is credited to an account. */
  limit?: string | undefined;
  record: (payment: ReturnType<typeof typedPayment>, options: { context: CallOptions }) => Promise<unknown>;
  onClose: () => void;
}

/** Records a payment of what is due or of a part of it, of today or of an earlier day. */
export function PaymentDialog({ number, due, issued_on, limit, record, onClose }: PaymentDialogProps) {
  const { currency } = due;
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<PaymentValues>({
    initial: { amount: formatPlain(due), paid_at: today, reference: '' },
    resolver: rulesResolver((typed: PaymentValues) => ({
      ...(limit &&
        typedAmount(typed.amount, currency).amount > due.amount && {
          amount: `Enter an amount up to ${formatMoney(due)}.`,
        }),
      ...paymentMessages(typed, currency, today),
    })),
  });
  const { values } = form;
  const received = typedAmount(values.amount, currency);
  const recording = useWrite({
    form,
    send: (typed: PaymentValues, options) => record(typedPayment(typed, currency, today), options),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'paid_at', BEFORE_ISSUE: 'paid_at' }),
    onSuccess: (_, { amount }) => {
      const paid = formatMoney(typedAmount(amount, currency));
      toast({ title: 'Payment Recorded', description: `${number}: ${paid}` });
      onClose();
    },
  });
  return (
    <MoneyDialog
      title="Record payment"
      description={`${number}, ${formatMoney(due)} due`}
      label="Record payment"
      small
      form={form}
      onSubmit={form.submit(recording.write)}
      call={recording}
      onClose={onClose}
    >
      <AmountField
        form={form}
        currency={currency}
        note={numberNote(values.amount) ?? amountNote(received, due, limit)}
      />
      <TransferFields
        form={form}
        day="paid_at"
        dayLabel="Paid on"
        days={{ first: issued_on, last: today }}
        hint={PAYMENT_REFERENCE_HINT}
      />
    </MoneyDialog>
  );
}

/** What remains due after a payment, or is credited; nothing while its amount can’t be read. */
function amountNote(received: Money, due: Money, limit: string | undefined): string | undefined {
  if (received.amount === 0) return undefined;
  const difference = received.amount - due.amount;
  if (difference >= 0 && limit) return limit;
  if (difference === 0) return undefined;
  const rest = formatMoney({ amount: Math.abs(difference), currency: due.currency });
  return difference < 0
    ? `${rest} of the invoice remains due.`
    : `${rest} more than is due: it is credited to the company’s account.`;
}

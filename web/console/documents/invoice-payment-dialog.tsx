import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { PAYMENT_REFERENCE_LENGTH } from '#domain/invoices/payment.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
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
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { type PaymentValues, paymentMessages, typedAmount, typedPayment } from './payment-values.ts';

interface InvoicePaymentDialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Records a payment of an invoice or of a part of it, of today or of an earlier day. */
export function InvoicePaymentDialog({ invoice, onClose }: InvoicePaymentDialogProps) {
  const { number, due, currency, issued_at, organisation_id } = invoice;
  const hasAccount = organisation_id !== null;
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<PaymentValues>({
    initial: { amount: formatPlain(due), paid_at: today, reference: '' },
    resolver: rulesResolver((typed: PaymentValues) => ({
      ...(!hasAccount &&
        typedAmount(typed.amount, currency).amount > due.amount && {
          amount: `Enter an amount up to ${formatMoney(due)}.`,
        }),
      ...paymentMessages(typed, currency, today),
    })),
  });
  const { values, change, idOf, errorOf } = form;
  const received = typedAmount(values.amount, currency);
  const { write, pending, failure } = useWrite({
    form,
    send: (typed: PaymentValues, options) =>
      call.invoices.recordPayment({ number, ...typedPayment(typed, currency, today) }, options),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'paid_at', BEFORE_ISSUE: 'paid_at' }),
    onSuccess: () => {
      toast({ title: 'Payment Recorded', description: `${number}: ${formatMoney(received)}` });
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
      description={`${number}, ${formatMoney(due)} due`}
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
        <FormProblems form={form} failure={failure} />
        <Field
          label="Amount"
          unit={currency}
          note={numberNote(values.amount) ?? amountHint(received.amount - due.amount, currency, hasAccount)}
          id={idOf('amount')}
          error={errorOf('amount')}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={values.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        </Field>
        <Field label="Paid on" id={idOf('paid_at')} error={errorOf('paid_at')}>
          <TextInput
            type="date"
            value={values.paid_at}
            min={issued_at.toISOString().slice(0, 10)}
            max={today}
            onChange={({ target }) => change({ paid_at: target.value })}
          />
        </Field>
        <Field
          label="Reference"
          optional
          hint="The bank’s reference, or how it was paid. The customer sees it."
          id={idOf('reference')}
          error={errorOf('reference')}
        >
          <TextInput
            autoComplete="off"
            maxLength={PAYMENT_REFERENCE_LENGTH}
            value={values.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** What a payment leaves, by how much it is above what is due. Without a company, there is no account for the rest. */
function amountHint(difference: number, currency: string, hasAccount: boolean): string | undefined {
  if (difference >= 0 && !hasAccount)
    return 'At most the amount due. Without a company, nothing can be on account.';
  if (difference === 0) return undefined;
  const rest = formatMoney({ amount: Math.abs(difference), currency });
  return difference < 0
    ? `${rest} of the invoice remains due.`
    : `${rest} more than is due: it is credited to the company’s account.`;
}

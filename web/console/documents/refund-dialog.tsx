import type { InvoiceRow } from '#contract/invoices.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import { call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { formatPlain, readMinor } from '#web/quotes/typed-money.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { paymentMoment } from './payment-moment.ts';

interface RefundValues {
  amount: string;
  refunded_at: string;
  reference: string;
}

interface RefundDialogProps {
  /** A credit note. */
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Records a refund of a credit note, of today or of an earlier day. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const { number, refundable, currency, issued_at } = invoice;
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<RefundValues>({
    initial: { amount: formatPlain(refundable), refunded_at: today, reference: '' },
    resolver: rulesResolver(({ amount, refunded_at }: RefundValues) => ({
      ...(!isPartOf(readMinor(amount, currency), refundable.amount) && {
        amount: `Enter an amount up to ${formatMoney(refundable)}.`,
      }),
      ...(paymentMoment(refunded_at, today) === null && { refunded_at: 'Choose a day.' }),
    })),
  });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: ({ amount, refunded_at, reference }: RefundValues, options) => {
      const moment = paymentMoment(refunded_at, today);
      return call.invoices.recordRefund(
        {
          number,
          amount: { amount: readMinor(amount, currency) ?? 0, currency },
          reference,
          ...(moment instanceof Date && { refunded_at: moment }),
        },
        options,
      );
    },
    onSuccess: ({ amount }) => {
      toast({ title: 'Refund Recorded', description: `${number}: ${formatMoney(amount)}` });
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
      description={`${number}, ${formatMoney(refundable)} credit balance`}
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
        <Field
          label="Amount"
          unit={currency}
          id={idOf('amount')}
          error={errorOf('amount')}
          hint={numberNote(values.amount)}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={values.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        </Field>
        <Field label="Refunded on" id={idOf('refunded_at')} error={errorOf('refunded_at')}>
          <TextInput
            type="date"
            value={values.refunded_at}
            min={issued_at.toISOString().slice(0, 10)}
            max={today}
            onChange={({ target }) => change({ refunded_at: target.value })}
          />
        </Field>
        <Field
          label="Reference"
          optional
          hint="Of the payment, or the invoice that it was set off against. The customer sees it."
          id={idOf('reference')}
          error={errorOf('reference')}
        >
          <TextInput
            autoComplete="off"
            maxLength={100}
            value={values.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function isPartOf(amount: number | null, whole: number): boolean {
  return amount !== null && amount > 0 && amount <= whole;
}

import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { AmountField, TransferFields } from './money-fields.tsx';
import { type RefundValues, refundMessages, typedRefund } from './refund-values.ts';

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
    resolver: rulesResolver((typed: RefundValues) => refundMessages(typed, refundable, today)),
  });
  const recording = useWrite({
    form,
    send: (typed: RefundValues, options) =>
      call.invoices.recordRefund({ number, ...typedRefund(typed, currency, today) }, options),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'refunded_at', BEFORE_ISSUE: 'refunded_at' }),
    onSuccess: ({ amount }) => {
      toast({ title: 'Refund Recorded', description: `${number}: ${formatMoney(amount)}` });
      onClose();
    },
  });
  return (
    <MoneyDialog
      title="Record refund"
      description={`${number}, ${formatMoney(refundable)} credit balance`}
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
        days={{ first: issued_at.toISOString().slice(0, 10), last: today }}
        hint="Of the payment, or the invoice that it was set off against. The customer sees it."
      />
    </MoneyDialog>
  );
}

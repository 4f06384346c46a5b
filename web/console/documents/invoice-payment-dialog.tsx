import type { InvoiceRow } from '#contract/invoices.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { PaymentDialog } from './payment-dialog.tsx';

interface InvoicePaymentDialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

export function InvoicePaymentDialog({ invoice, onClose }: InvoicePaymentDialogProps) {
  const { number, due, issued_at } = invoice;
  return (
    <PaymentDialog
      reference={number}
      amount={formatMoney(due)}
      issued_on={issued_at.toISOString().slice(0, 10)}
      record={(payment, options) => call.invoices.recordPayment({ number, ...payment }, options)}
      onClose={onClose}
    />
  );
}

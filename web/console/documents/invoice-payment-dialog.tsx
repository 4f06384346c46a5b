import type { InvoiceRow } from '#contract/invoices.ts';
import { call } from '#web/api/client.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { PaymentDialog } from './payment-dialog.tsx';

interface InvoicePaymentDialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

export function InvoicePaymentDialog({ invoice, onClose }: InvoicePaymentDialogProps) {
  const { number, amount_cents, currency, issued_at } = invoice;
  return (
    <PaymentDialog
      reference={number}
      amount={amountText(amount_cents, currency)}
      issued_on={issued_at.toISOString().slice(0, 10)}
      record={(payment, options) => call.invoices.recordPayment({ number, ...payment }, options)}
      onClose={onClose}
    />
  );
}

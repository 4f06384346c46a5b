import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { call } from '#web/api/client.ts';
import { PaymentDialog } from './payment-dialog.tsx';

interface InvoicePaymentDialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Records a payment of an invoice or of a part of it. */
export function InvoicePaymentDialog({ invoice, onClose }: InvoicePaymentDialogProps) {
  const { number, due, issued_at, organisation_id } = invoice;
  return (
    <PaymentDialog
      number={number}
      due={due}
      issued_on={issued_at.toISOString().slice(0, 10)}
      limit={
        organisation_id === null
          ? 'At most the amount due. Without a company, nothing can be on account.'
          : undefined
      }
      record={(payment, options) => call.invoices.recordPayment({ number, ...payment }, options)}
      onClose={onClose}
    />
  );
}

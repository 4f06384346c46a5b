import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { call } from '#web/api/client.ts';
import { VoidDialog } from './void-dialog.tsx';

interface VoidInvoiceDialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Voids an unpaid invoice. */
export function VoidInvoiceDialog({ invoice: { number, tracking_number }, onClose }: VoidInvoiceDialogProps) {
  return (
    <VoidDialog
      name="Invoice"
      number={number}
      onVoid={(reason, options) => call.invoices.void({ number, reason }, options)}
      onClose={onClose}
    >
      The client is notified that the invoice is void and owes nothing. Its number isn’t reused, and shipment{' '}
      <span className="code">{tracking_number}</span> can be invoiced again under a new number.
    </VoidDialog>
  );
}

import type { InvoiceRow } from '#contract/invoices.ts';
import { call } from '#web/api/client.ts';
import { VoidDialog } from './void-dialog.tsx';

interface VoidInvoiceDialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Takes an invoice back that is not paid. */
export function VoidInvoiceDialog({ invoice: { number, tracking_number }, onClose }: VoidInvoiceDialogProps) {
  return (
    <VoidDialog
      name="Invoice"
      number={number}
      onVoid={(reason, options) => call.invoices.void({ number, reason }, options)}
      onClose={onClose}
    >
      The client sees it as void and owes nothing for it. Its number stays taken, and shipment{' '}
      <span className="code">{tracking_number}</span> can be invoiced again under a new one.
    </VoidDialog>
  );
}

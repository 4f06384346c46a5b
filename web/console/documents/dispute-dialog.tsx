import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { call } from '#web/api/client.ts';
import { ReasonDialog } from '#web/forms/reason-dialog.tsx';

interface DisputeDialogProps {
  invoice: Pick<InvoiceRow, 'number' | 'disputed_at'>;
  onClose: () => void;
}

/** Records that the client disputes an invoice, or no longer does. */
export function DisputeDialog({ invoice: { number, disputed_at }, onClose }: DisputeDialogProps) {
  const disputed = disputed_at === null;
  return (
    <ReasonDialog
      title={disputed ? 'Is this invoice disputed?' : 'End the dispute?'}
      number={number}
      hint="For the audit log."
      buttons={{ label: disputed ? 'Mark as disputed' : 'End dispute' }}
      success={{ title: disputed ? 'Dispute Recorded' : 'Dispute Ended', description: number }}
      send={(reason, options) =>
        call.invoices.setDispute({ number, disputed, from: disputed_at, reason }, options)
      }
      onClose={onClose}
    >
      {disputed
        ? 'The client gets no payment reminders for it until the dispute ends. The amount stays open.'
        : 'The client gets payment reminders for it again once they are due.'}
    </ReasonDialog>
  );
}

import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { isOpenInvoice } from '#domain/invoices/invoice-state.ts';
import { overdueLabel } from '#web/documents/overdue-label.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** The due date, and whether the invoice is overdue, disputed, paid or void; the invoice of a credit note. */
export function DueDay({ invoice }: { invoice: InvoiceRow }) {
  const { credits_invoice, status, due_at, paid_at, voided_at, disputed_at } = invoice;
  const now = useNow();
  if (credits_invoice)
    return (
      <span>
        Credits <span className="whitespace-nowrap">{credits_invoice}</span>
      </span>
    );
  return (
    <>
      <CalendarDay of={due_at} />
      {status === 'Overdue' && (
        <span className="block text-dense font-semibold whitespace-nowrap text-danger">
          {overdueLabel(due_at, now)}
        </span>
      )}
      {disputed_at && isOpenInvoice(invoice) && (
        <span className="block text-dense whitespace-nowrap text-ink-2">
          Disputed since <CalendarDay of={disputed_at} />
        </span>
      )}
      {paid_at && (
        <span className="block text-dense whitespace-nowrap text-ink-2">
          Paid <CalendarDay of={paid_at} />
        </span>
      )}
      {voided_at && (
        <span className="block text-dense whitespace-nowrap text-ink-2">
          Voided <CalendarDay of={voided_at} />
        </span>
      )}
    </>
  );
}

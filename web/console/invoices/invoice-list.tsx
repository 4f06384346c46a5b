import type { StaffInvoice } from '#contract/invoices/invoice-records.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import type { InvoiceActionHandlers } from './invoice-actions.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { InvoiceTable } from './invoice-table.tsx';

/** A table, or cards on a phone. */
export function InvoiceList({
  invoices,
  ...handlers
}: { invoices: readonly StaffInvoice[] } & InvoiceActionHandlers) {
  if (!useIsPhone()) return <InvoiceTable invoices={invoices} {...handlers} />;
  return (
    <ul aria-label="Invoices" className="divide-y divide-line rounded-md border border-line bg-surface">
      {invoices.map((invoice) => (
        <InvoiceCard key={invoice.number} invoice={invoice} {...handlers} />
      ))}
    </ul>
  );
}

import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { balanceText } from '#web/documents/invoice-amount.ts';

/** What credits and payments leave of the invoice; nothing without them. */
export function Balance({ invoice }: { invoice: InvoiceRow }) {
  const balance = balanceText(invoice);
  return balance && <span className="block text-dense whitespace-nowrap text-ink-2">{balance}</span>;
}

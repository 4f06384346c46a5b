import type { InvoiceRow } from '#contract/invoices.ts';
import { formatMoney } from '#domain/money/format-money.ts';

/** The amount in a list: '$1,000.00', '-$30.00' for a credit note. */
export function invoiceAmount({
  kind,
  amount_cents,
  currency,
}: Pick<InvoiceRow, 'kind' | 'amount_cents' | 'currency'>): string {
  return formatMoney({ amount: kind === 'credit_note' ? -amount_cents : amount_cents, currency });
}

/** What credits leave of an invoice: '$970.00 due', '$30.00 credit balance'; null for nothing to add to its amount. */
export function balanceText({ due, credited, overpaid }: Pick<InvoiceRow, 'due' | 'credited' | 'overpaid'>) {
  if (overpaid.amount > 0) return `${formatMoney(overpaid)} credit balance`;
  return due.amount > 0 && credited.amount > 0 ? `${formatMoney(due)} due` : null;
}

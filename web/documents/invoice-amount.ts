import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';

/** The amount in a list: '$1,000.00', '−$30.00' for a credit note. */
export function invoiceAmount({
  kind,
  amount_cents,
  currency,
}: Pick<InvoiceRow, 'kind' | 'amount_cents' | 'currency'>): string {
  return formatMoney({ amount: kind === 'credit_note' ? -amount_cents : amount_cents, currency });
}

/**
 * What credits and payments leave of an invoice: '$970.00 due', '$30.00 credit balance'; what can be refunded of a credit note:
 * '$30.00 open'. Null for nothing to add to its amount.
 */
export function balanceText({
  kind,
  due,
  credited,
  paid,
  refundable,
}: Pick<InvoiceRow, 'kind' | 'due' | 'credited' | 'paid' | 'refundable'>) {
  if (refundable.amount > 0)
    return `${formatMoney(refundable)} ${kind === 'credit_note' ? 'open' : 'credit balance'}`;
  return due.amount > 0 && credited.amount + paid.amount > 0 ? `${formatMoney(due)} due` : null;
}

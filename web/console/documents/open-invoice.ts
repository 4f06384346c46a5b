import type { InvoiceRow } from '#contract/invoices.ts';

/** Whether the invoice is unpaid. Only then can a payment be recorded or the invoice be voided. */
export function isOpen({ status }: Pick<InvoiceRow, 'status'>): boolean {
  return status === 'Pending' || status === 'Overdue';
}

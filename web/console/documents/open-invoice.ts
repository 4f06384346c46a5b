import type { InvoiceRow } from '#contract/invoices.ts';

/** Whether it waits for its payment: only then can one be recorded, or the invoice be taken back. */
export function isOpen({ status }: Pick<InvoiceRow, 'status'>): boolean {
  return status === 'Pending' || status === 'Overdue';
}

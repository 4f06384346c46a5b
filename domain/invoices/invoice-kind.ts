/** A credit note credits an invoice, in full or in part. Its amounts are positive, and count negatively in sums. */
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

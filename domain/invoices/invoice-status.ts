import * as z from 'zod';

export const INVOICE_STATUSES = ['Pending', 'Paid', 'Void'] as const;
export const InvoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** Payment terms: Net 30 Days. */
export const PAYMENT_DAYS = 30;

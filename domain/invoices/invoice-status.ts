import * as z from 'zod';

/** `Credited` is an unpaid invoice that is credited in full; `Issued` is a credit note. */
export const INVOICE_STATUSES = ['Pending', 'Paid', 'Credited', 'Void', 'Issued'] as const;
export const InvoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** Payment terms: Net 30 Days. */
export const PAYMENT_DAYS = 30;

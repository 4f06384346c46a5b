import type { InvoiceKind } from '#domain/invoices/invoice-kind.ts';

export const KIND_NAMES: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

import type { InvoiceRow } from '#contract/invoices.ts';

/** What the screen does for an invoice of its list. */
export interface InvoiceActs {
  onOpen: (number: string) => void;
  onPay: (invoice: InvoiceRow) => void;
  onVoid: (invoice: InvoiceRow) => void;
  /** Nothing can be sent just now. */
  locked: boolean;
}

import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';

/** Callbacks of the invoice list's actions. */
export interface InvoiceActionHandlers {
  onOpen: (number: string) => void;
  onPay: (invoice: InvoiceRow) => void;
  onVoid: (invoice: InvoiceRow) => void;
  onCredit: (invoice: InvoiceRow) => void;
  onRefund: (invoice: InvoiceRow) => void;
  onRemind: (invoice: InvoiceRow) => void;
  onDispute: (invoice: InvoiceRow) => void;
  /** Disables writes, as while offline. */
  locked: boolean;
}

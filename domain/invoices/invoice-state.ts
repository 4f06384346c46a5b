import type { InvoiceStatus } from './invoice-status.ts';

/** The status of an invoice as shown: a pending one past its due date is overdue. */
export const INVOICE_STATES = ['Pending', 'Overdue', 'Paid', 'Void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export function invoiceState(
  { status, due_at }: { status: InvoiceStatus; due_at: Date },
  now: Date,
): InvoiceState {
  return status === 'Pending' && due_at < now ? 'Overdue' : status;
}

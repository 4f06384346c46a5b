import type { InvoiceStatus } from './invoice-status.ts';

/** How an invoice stands to who reads it: a pending one whose day has passed is overdue. */
export const INVOICE_STATES = ['Pending', 'Overdue', 'Paid', 'Void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export function invoiceState(
  { status, due_at }: { status: InvoiceStatus; due_at: Date },
  now: Date,
): InvoiceState {
  return status === 'Pending' && due_at < now ? 'Overdue' : status;
}

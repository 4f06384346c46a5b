import { DAY_MS } from '../calendar/durations.ts';
import type { Money } from '../money/money.ts';
import type { InvoiceKind } from './invoice-kind.ts';
import type { InvoiceStatus } from './invoice-status.ts';

/** The status of an invoice as shown: a pending one is overdue after its due day. */
export const INVOICE_STATES = ['Pending', 'Overdue', 'Paid', 'Credited', 'Void', 'Issued'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export function invoiceState(
  { status, due_at }: { status: InvoiceStatus; due_at: Date },
  now: Date,
): InvoiceState {
  return status === 'Pending' && due_at < overdueBefore(now) ? 'Overdue' : status;
}

/** What is due before this moment is overdue: midnight in UTC, because due days are printed in UTC and are paid in time until they end. */
export function overdueBefore(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** Whether the invoice is still to be paid. Only then can a payment be recorded. */
export function isOpenInvoice({ status }: { status: InvoiceState }): boolean {
  return status === 'Pending' || status === 'Overdue';
}

/** Whether the invoice can be voided: once a part is credited, the rest is credited too; a payment is reversed first. */
export function isVoidable({
  status,
  credited,
  paid,
}: {
  status: InvoiceState;
  credited: Money;
  paid: Money;
}): boolean {
  return isOpenInvoice({ status }) && credited.amount === 0 && paid.amount === 0;
}

/** Whether the client can be reminded of the invoice. */
export function isRemindable({
  status,
  disputed_at,
}: {
  status: InvoiceState;
  disputed_at: Date | null;
}): boolean {
  return status === 'Overdue' && disputed_at === null;
}

interface Creditable {
  status: InvoiceState;
  amount_cents: number;
  credited: Money;
}

/** Whether a credit note can take something of the invoice back. */
export function isCreditable({ status, amount_cents, credited }: Creditable): boolean {
  return (isOpenInvoice({ status }) || status === 'Paid') && credited.amount < amount_cents;
}

/** Whether staff can record a refund: of a credit note, as long as a credit is open. */
export function isRefundable({ kind, refundable }: { kind: InvoiceKind; refundable: Money }): boolean {
  return kind === 'credit_note' && refundable.amount > 0;
}

/** What is still to be paid, in minor units. */
export function dueCents({
  status,
  amount_cents,
  credited_cents,
  paid_cents,
}: {
  status: InvoiceState;
  amount_cents: number;
  credited_cents: number;
  paid_cents: number;
}): number {
  return isOpenInvoice({ status }) ? amount_cents - credited_cents - paid_cents : 0;
}

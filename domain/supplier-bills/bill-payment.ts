import { type CalendarDay, isFutureDay } from '../calendar/calendar-day.ts';
import type { BillStatus } from './bill-status.ts';

export const BILL_PAYMENT_STATES = ['unpaid', 'paid'] as const;
export type BillPaymentState = (typeof BILL_PAYMENT_STATES)[number];

/** A payment of a whole supplier bill. It never changes; a reversal takes it back. */
export interface BillPayment {
  /** UUID. */
  id: string;
  /** Minor units of the bill’s currency. */
  amount: number;
  /** The value date. */
  paid_on: CalendarDay;
  /** Of the bank; empty for none. */
  reference: string;
  /** ISO 8601, like `reversed_at`. */
  recorded_at: string;
  /** Null while the payment counts. */
  reversed_at: string | null;
  reversal_reason: string | null;
}

interface PayableBill {
  status: BillStatus;
  billed_on: CalendarDay;
  /** Null until it is paid. */
  paid_on: CalendarDay | null;
}

/** Whether an approved bill is paid; null for others, which are not to be paid. */
export function billPaymentState({
  status,
  paid_on,
}: Pick<PayableBill, 'status' | 'paid_on'>): BillPaymentState | null {
  if (status !== 'approved') return null;
  return paid_on === null ? 'unpaid' : 'paid';
}

/** Why a bill can’t be paid on a day; null when it can. `today` is that of UTC. */
export function billPaymentProblem(
  bill: PayableBill,
  day: CalendarDay,
  today: CalendarDay,
): 'NOT_APPROVED' | 'ALREADY_PAID' | 'IN_FUTURE' | 'BEFORE_BILL' | null {
  const state = billPaymentState(bill);
  if (state === null) return 'NOT_APPROVED';
  if (state === 'paid') return 'ALREADY_PAID';
  if (isFutureDay(day, today)) return 'IN_FUTURE';
  return day < bill.billed_on ? 'BEFORE_BILL' : null;
}

/** The payments of a bill once the one that counts is reversed. */
export function withoutPayment(
  payments: readonly BillPayment[],
  reversal: { reversed_at: string; reversal_reason: string },
): BillPayment[] {
  return payments.map((payment) => (payment.reversed_at === null ? { ...payment, ...reversal } : payment));
}

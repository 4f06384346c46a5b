import type { Payment } from '#contract/invoices/payments.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { utcDay } from '#web/ui/calendar-day.tsx';

/** '$500.00 of 27 Nov 2026, SEPA 7'. */
export function paymentName({
  amount,
  received_at,
  reference,
}: Pick<Payment, 'amount' | 'received_at' | 'reference'>): string {
  return nameOf(amount, received_at, reference);
}

/** 'Refund of $120.00 of 27 Nov 2026, SEPA 9'. */
export function refundName({
  amount,
  refunded_at,
  reference,
}: Pick<Payment['refunds'][number], 'amount' | 'refunded_at' | 'reference'>): string {
  return `Refund of ${nameOf(amount, refunded_at, reference)}`;
}

function nameOf(amount: Money, day: Date, reference: string): string {
  return `${formatMoney(amount)} of ${utcDay(day)}${reference && `, ${reference}`}`;
}

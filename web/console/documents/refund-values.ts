import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { amountProblem, readMinor } from '#web/quotes/typed-money.ts';
import { paymentMoment } from './payment-moment.ts';

export interface RefundValues {
  amount: string;
  refunded_at: string;
  reference: string;
}

/** What is wrong with a refund of at most `left`, by field. */
export function refundMessages(
  { amount, refunded_at }: RefundValues,
  left: Money,
  today: string,
): Record<string, string> {
  const typed = readMinor(amount, left.currency) ?? 0;
  const limit = `Enter an amount up to ${formatMoney(left)}.`;
  return {
    ...((typed <= 0 || typed > left.amount) && {
      amount: amountProblem(amount, left.currency, limit) ?? limit,
    }),
    ...(paymentMoment(refunded_at, today) === null && { refunded_at: 'Choose a day.' }),
  };
}

/** The refund as the request has it. */
export function typedRefund(
  { amount, refunded_at, reference }: RefundValues,
  currency: string,
  today: string,
) {
  const moment = paymentMoment(refunded_at, today);
  return {
    amount: { amount: readMinor(amount, currency) ?? 0, currency },
    reference,
    ...(moment instanceof Date && { refunded_at: moment }),
  };
}

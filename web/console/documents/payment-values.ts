import { isTooLarge } from '#domain/money/largest-amount.ts';
import { aboveZeroProblem, readMinor } from '#web/quotes/typed-money.ts';
import { paymentMoment } from './payment-moment.ts';

/** A payment as typed. */
export interface PaymentValues {
  amount: string;
  /** As 2026-11-28. */
  paid_at: string;
  reference: string;
}

/** What is wrong with a payment, by field. */
export function paymentMessages(
  { amount, paid_at }: Omit<PaymentValues, 'reference'>,
  currency: string,
  today: string,
): { amount?: string; paid_at?: string } {
  const problem = isTooLarge(typedAmount(amount, currency))
    ? 'The amount is too large.'
    : aboveZeroProblem(amount, currency, 'Enter an amount above 0.');
  return {
    ...(problem && { amount: problem }),
    ...(paymentMoment(paid_at, today) === null && { paid_at: 'Choose a day.' }),
  };
}

/** The payment as the request has it; today’s without a moment. */
export function typedPayment({ amount, paid_at, reference }: PaymentValues, currency: string, today: string) {
  const moment = paymentMoment(paid_at, today);
  return {
    amount: typedAmount(amount, currency),
    reference,
    ...(moment instanceof Date && { paid_at: moment }),
  };
}

/** 0 while it cannot be read. */
export function typedAmount(amount: string, currency: string) {
  return { amount: readMinor(amount, currency) ?? 0, currency };
}

import type { Money } from '../money/money.ts';

interface Limited {
  /** Of the limit. */
  currency: string;
  /** Null without a limit. */
  credit_limit_cents: number | null;
}

/** A price that exceeds a credit limit together with what is used of it. */
export interface OverLimit {
  limit: Money;
  used: Money;
  price: Money;
}

/** How a price exceeds the limit; null up to exactly the limit, and for prices in currencies that it does not cover. */
export function overLimit(
  { currency, credit_limit_cents }: Limited,
  used_cents: number,
  price: Money,
): OverLimit | null {
  if (credit_limit_cents === null || price.currency !== currency || price.amount <= 0) return null;
  if (used_cents + price.amount <= credit_limit_cents) return null;
  return {
    limit: { amount: credit_limit_cents, currency },
    used: { amount: used_cents, currency },
    price: { amount: price.amount, currency },
  };
}

import { expect, test } from 'vitest';
import { overLimit } from './credit-limit.ts';

test.each([
  [25_000, 23_000, 1_999, 'USD', false],
  [25_000, 23_000, 2_000, 'USD', false],
  [25_000, 23_000, 2_001, 'USD', true],
  [25_000, 27_300, 1, 'USD', true],
  [25_000, 27_300, 0, 'USD', false],
  [0, 0, 1, 'USD', true],
  [null, 27_300, 1_850, 'USD', false],
  [25_000, 27_300, 1_850, 'EUR', false],
] as const)('of a limit of %j, %j used and %j %s more is over: %s', (limit, used, amount, currency, over) => {
  const company = { currency: 'USD', credit_limit_cents: limit };
  expect(overLimit(company, used, { amount, currency })).toEqual(
    over
      ? {
          limit: { amount: limit, currency: 'USD' },
          used: { amount: used, currency: 'USD' },
          price: { amount, currency: 'USD' },
        }
      : null,
  );
});

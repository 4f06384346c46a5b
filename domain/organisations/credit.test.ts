import { expect, test } from 'vitest';
import { creditUse, lacksCreditReason, mergedCredit } from './credit.ts';

const USD = { currency: 'USD', due_cents: 30_000, overdue_cents: 10_000, unbilled_cents: 80_000 };
const EUR = { currency: 'EUR', due_cents: 5_000, overdue_cents: 0, unbilled_cents: 2_000 };

test('due and unbilled amounts use the limit; other currencies stand beside it', () => {
  expect(creditUse({ currency: 'USD', credit_limit_cents: 100_000 }, [EUR, USD])).toEqual({
    due_cents: 30_000,
    overdue_cents: 10_000,
    unbilled_cents: 80_000,
    used_cents: 110_000,
    available_cents: -10_000,
    other_currencies: [{ currency: 'EUR', amount_cents: 7_000 }],
  });
});

test('without a limit nothing is available or exceeded; without debts nothing is used', () => {
  expect(creditUse({ currency: 'GBP', credit_limit_cents: null }, [])).toMatchObject({
    used_cents: 0,
    available_cents: null,
    other_currencies: [],
  });
  expect(creditUse({ currency: 'GBP', credit_limit_cents: 0 }, [])).toMatchObject({ available_cents: 0 });
});

test.each([
  ['good', undefined, false],
  ['watch', undefined, false],
  ['hold', undefined, true],
  ['hold', '', true],
  ['hold', 'Paid by bank transfer today', false],
] as const)('credit %s with the reason %j lacks one: %s', (status, reason, lacks) => {
  expect(lacksCreditReason(status, reason)).toBe(lacks);
});

const EUR_TO_USD = { from: 'EUR', to: 'USD', rate: '1.1', date: '2026-11-28' };
const SAME = { from: 'USD', to: 'USD', rate: '1', date: '2026-11-28' };
test.each([
  ['hold', 5_000, SAME, 'good', null, 'hold', 5_000],
  ['hold', 5_000, SAME, 'watch', 2_000, 'hold', 2_000],
  ['watch', 5_000, SAME, 'hold', 9_000, 'hold', 5_000],
  ['good', null, SAME, 'watch', 9_000, 'watch', 9_000],
  ['good', 0, SAME, 'good', null, 'good', 0],
  ['good', 1_000, EUR_TO_USD, 'good', 2_000, 'good', 1_100],
  ['good', 1_000, undefined, 'good', 2_000, 'good', 2_000],
] as const)(
  'merging %s with the limit %j at %j into %s with %j keeps %s and %j',
  (status, limit, rate, own_status, own_limit, credit_status, credit_limit_cents) => {
    expect(
      mergedCredit(
        { credit_status: own_status, credit_limit_cents: own_limit },
        { credit_status: status, credit_limit_cents: limit },
        rate,
      ),
    ).toEqual({ credit_status, credit_limit_cents });
  },
);

import { expect, test } from 'vitest';
import { creditUse, lacksCreditReason } from './credit.ts';

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

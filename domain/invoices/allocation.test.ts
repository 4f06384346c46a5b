import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestedAllocations } from './allocation.ts';

const open = [
  { number: 'INV-1', due: { amount: 100 } },
  { number: 'INV-2', due: { amount: 50 } },
];

test.each([
  [0, []],
  [60, [['INV-1', 60]]],
  [
    120,
    [
      ['INV-1', 100],
      ['INV-2', 20],
    ],
  ],
  [
    500,
    [
      ['INV-1', 100],
      ['INV-2', 50],
    ],
  ],
])('a payment of %i pays the first invoices', (payment_cents, expected) => {
  expect(
    suggestedAllocations(payment_cents, open).map(({ number, amount_cents }) => [number, amount_cents]),
  ).toEqual(expected);
});

test('the parts are the payment, or all that is due', () => {
  const dues = fc.array(fc.integer({ min: 0, max: 1_000 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), dues, (payment_cents, amounts) => {
      const invoices = amounts.map((amount, index) => ({ number: `INV-${index}`, due: { amount } }));
      const parts = suggestedAllocations(payment_cents, invoices);
      const due = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(
        Math.min(payment_cents, due),
      );
    }),
  );
});

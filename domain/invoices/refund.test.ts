import { expect, test } from 'vitest';
import { refundableCents } from './refund.ts';

test.each([
  ['the whole credit note', [30_00, 0], [30_00, 0], 30_00],
  ['the rest after a refund', [30_00, 10_00], [30_00, 10_00], 20_00],
  ['nothing once it is refunded', [30_00, 30_00], [50_00, 30_00], 0],
  ['nothing of a credit before the payment', [30_00, 0], [0, 0], 0],
  ['at most the credit balance of the invoice', [30_00, 0], [50_00, 40_00], 10_00],
] as const)(
  'what can be refunded is %s',
  (_, [amount_cents, refunded], [overpaid_cents, total], expected) => {
    expect(
      refundableCents({ amount_cents, refunded_cents: refunded }, { overpaid_cents, refunded_cents: total }),
    ).toBe(expected);
  },
);

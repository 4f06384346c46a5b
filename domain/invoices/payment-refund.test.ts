import { expect, test } from 'vitest';
import { onAccountCents, type PaymentRefund, refundedPayment, withoutRefund } from './payment-refund.ts';

const PAYMENT = {
  amount_cents: 1_000,
  allocated_cents: 300,
  refunded_cents: 0,
  refunds: [] as PaymentRefund[],
  reversed_at: null as Date | null,
};
const refund = (amount_cents: number, id = 'first') => ({
  id,
  amount_cents,
  refunded_at: '2026-11-20T12:00:00.000Z',
  reference: 'SEPA 9',
  reason: 'Overpaid',
});
const REVERSAL = { reversed_at: '2026-11-21T12:00:00.000Z', reversal_reason: 'Returned by the bank' };

test.each([
  ['nothing allocated', {}, 700],
  ['all allocated', { allocated_cents: 1_000 }, 0],
  ['the rest refunded', { refunded_cents: 700 }, 0],
  ['a part refunded', { refunded_cents: 200 }, 500],
  ['the payment reversed', { reversed_at: new Date('2026-11-21') }, 0],
])('on account with %s', (_, change, cents) => {
  expect(onAccountCents({ ...PAYMENT, ...change })).toBe(cents);
});

test('a refund takes at most what is on account', () => {
  expect(refundedPayment(PAYMENT, refund(701))).toBeNull();
  expect(refundedPayment(PAYMENT, refund(700))).toEqual({
    refunded_cents: 700,
    refunds: [{ ...refund(700), reversed_at: null, reversal_reason: null }],
  });
  expect(refundedPayment({ ...PAYMENT, reversed_at: new Date('2026-11-21') }, refund(1))).toBeNull();
});

test('a reversed refund stays on record and is on account again', () => {
  const first = { ...PAYMENT, ...refundedPayment(PAYMENT, refund(400)) };
  const both = { ...first, ...refundedPayment(first, refund(300, 'second')) };
  const after = { ...both, ...withoutRefund(both, refund(400), REVERSAL) };
  expect(onAccountCents(after)).toBe(400);
  expect(after.refunds).toMatchObject([
    { id: 'first', ...REVERSAL },
    { id: 'second', reversed_at: null },
  ]);
});

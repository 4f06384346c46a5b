import { expect, test } from 'vitest';
import { type BillPayment, billPaymentProblem, billPaymentState, withoutPayment } from './bill-payment.ts';

const APPROVED = { status: 'approved', billed_on: '2026-11-10', paid_on: null } as const;

test.each([
  ['an approved bill', APPROVED, '2026-11-20', null],
  ['on the day of the bill', APPROVED, '2026-11-10', null],
  ['tomorrow, which has begun in the east', APPROVED, '2026-11-22', null],
  ['the day after tomorrow', APPROVED, '2026-11-23', 'IN_FUTURE'],
  ['before the bill', APPROVED, '2026-11-09', 'BEFORE_BILL'],
  ['a bill that is not approved', { ...APPROVED, status: 'recorded' }, '2026-11-20', 'NOT_APPROVED'],
  ['a disputed bill', { ...APPROVED, status: 'disputed' }, '2026-11-20', 'NOT_APPROVED'],
  ['a reversed bill', { ...APPROVED, status: 'reversed' }, '2026-11-20', 'NOT_APPROVED'],
  ['a paid bill', { ...APPROVED, paid_on: '2026-11-12' }, '2026-11-20', 'ALREADY_PAID'],
] as const)('a payment of %s', (_, bill, day, problem) => {
  expect(billPaymentProblem(bill, day, '2026-11-21')).toBe(problem);
});

test.each([
  ['recorded', null, null],
  ['disputed', null, null],
  ['reversed', null, null],
  ['approved', null, 'unpaid'],
  ['approved', '2026-11-12', 'paid'],
] as const)('a bill that is %s and was paid on %s is %s', (status, paid_on, state) => {
  expect(billPaymentState({ status, paid_on })).toBe(state);
});

test('a reversal takes back the payment that counts and leaves earlier ones as they are', () => {
  const payment = (id: string, reversed_at: string | null): BillPayment => ({
    id,
    amount: 100,
    paid_on: '2026-11-12',
    reference: 'SEPA 1',
    recorded_at: '2026-11-12T08:00:00Z',
    reversed_at,
    reversal_reason: reversed_at && 'Returned',
  });
  const earlier = payment('1', '2026-11-13T08:00:00Z');
  const reversal = { reversed_at: '2026-11-15T08:00:00Z', reversal_reason: 'Wrong account' };
  expect(withoutPayment([earlier, payment('2', null)], reversal)).toEqual([
    earlier,
    { ...payment('2', null), ...reversal },
  ]);
});

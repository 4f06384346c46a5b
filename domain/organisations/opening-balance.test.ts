import { expect, test } from 'vitest';
import { balanceDueCents, paidBalance } from './opening-balance.ts';

const UNPAID = { amount_cents: 500_00, paid_cents: 0, paid_at: null, payments: [] };
const payment = (amount_cents: number, day: string) => ({
  id: day,
  amount_cents,
  paid_at: `${day}T12:00:00.000Z`,
  reference: '',
  recorded_at: '2026-11-30T00:00:00.000Z',
});

test('a part leaves the rest due', () => {
  const part = paidBalance(UNPAID, payment(200_00, '2026-03-01'));
  expect(part).toMatchObject({ paid_cents: 200_00, paid_at: null, payments: [{ id: '2026-03-01' }] });
  expect(balanceDueCents({ ...UNPAID, ...part })).toBe(300_00);
});

test('it is paid on the last value date, whenever its payments were recorded', () => {
  const part = { ...UNPAID, ...paidBalance(UNPAID, payment(200_00, '2026-03-01')) };
  const whole = paidBalance(part, payment(300_00, '2026-02-15'));
  expect(whole).toMatchObject({ paid_cents: 500_00, paid_at: new Date('2026-03-01T12:00:00Z') });
  expect(whole?.payments).toHaveLength(2);
});

test.each([500_01, 1_000_00])('%d is more than is due', (amount) => {
  expect(paidBalance(UNPAID, payment(amount, '2026-03-01'))).toBeNull();
});

test('nothing is due of a balance that was paid before single payments were recorded', () => {
  const paid = { ...UNPAID, paid_at: new Date('2026-02-01T00:00:00Z') };
  expect(balanceDueCents(paid)).toBe(0);
  expect(paidBalance(paid, payment(1, '2026-03-01'))).toBeNull();
});

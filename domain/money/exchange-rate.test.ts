import { expect, test } from 'vitest';
import { convert, rateOn } from './exchange-rate.ts';

const rates = [
  { from: 'EUR', to: 'USD', date: '2026-11-02', rate: '1.0850', source: 'ECB' },
  { from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.10', source: 'ECB' },
  { from: 'EUR', to: 'CNY', date: '2026-11-03', rate: '7.8', source: 'ECB' },
];

test.each([
  ['the day itself', 'EUR', 'USD', '2026-11-20', '1.10', '2026-11-20'],
  ['the last earlier day', 'EUR', 'USD', '2026-11-19', '1.0850', '2026-11-02'],
  ['the inverse of the pair', 'USD', 'EUR', '2026-11-20', '0.9090909091', '2026-11-20'],
  ['through EUR, of the earlier day', 'USD', 'CNY', '2026-11-20', '7.090909091', '2026-11-03'],
  ['the same currency', 'USD', 'USD', '2026-11-20', '1', '2026-11-20'],
])('%s', (_, from, to, date, rate, day) => {
  expect(rateOn(rates, from, to, date)).toMatchObject({ date: day });
  expect(Number(rateOn(rates, from, to, date)?.rate)).toBeCloseTo(Number(rate), 8);
});

test('there is no rate before the first day', () => {
  expect(rateOn(rates, 'EUR', 'USD', '2026-11-01')).toBeUndefined();
});

test.each([
  [{ amount: 100, currency: 'USD' }, 'JPY', '150.5', { amount: 151, currency: 'JPY' }],
  [{ amount: 1, currency: 'JPY' }, 'KWD', '0.0025', { amount: 3, currency: 'KWD' }],
])('halves round up: %o in %s', (money, to, rate, converted) => {
  expect(convert(money, { from: money.currency, to, rate, date: '2026-11-20' })).toEqual(converted);
});

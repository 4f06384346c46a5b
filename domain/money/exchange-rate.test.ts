import { expect, test } from 'vitest';
import { convert, NewExchangeRate, rateOn } from './exchange-rate.ts';

const rates = [
  { from: 'EUR', to: 'USD', date: '2026-11-02', rate: '1.0850', source: 'ECB' },
  { from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.10', source: 'ECB' },
  { from: 'EUR', to: 'VND', date: '2026-11-02', rate: '30000', source: 'ECB' },
  { from: 'EUR', to: 'CNY', date: '2026-11-03', rate: '7.8', source: 'ECB' },
];

test.each([
  ['the day itself', 'EUR', 'USD', '2026-11-20', '1.1', '2026-11-20'],
  ['the last earlier day', 'EUR', 'USD', '2026-11-19', '1.085', '2026-11-02'],
  [
    'the inverse of a large rate, to 10 significant digits',
    'VND',
    'EUR',
    '2026-11-20',
    '0.00003333333333',
    '2026-11-02',
  ],
  ['the inverse of the pair', 'USD', 'EUR', '2026-11-20', '0.9090909091', '2026-11-20'],
  ['through EUR, of the earlier day', 'USD', 'CNY', '2026-11-20', '7.0909090909', '2026-11-03'],
  ['the same currency', 'USD', 'USD', '2026-11-20', '1', '2026-11-20'],
])('%s', (_, from, to, date, rate, day) => {
  expect(rateOn(rates, from, to, date)).toEqual({ from, to, rate, date: day });
});

test.each([
  ['1,08', 'Enter a decimal number such as 1850.00.'],
  ['0', 'The rate must be more than 0.'],
])('the rate %s has one issue: %s', (rate, issue) => {
  const sent = { from: 'EUR', to: 'USD', date: '2026-11-20', rate, source: 'bank' };
  const { error } = NewExchangeRate.safeParse(sent);
  expect(error?.issues.map(({ message }) => message)).toEqual([issue]);
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

test('a large amount is converted to the cent through the inverse of a large rate', () => {
  const rate = rateOn(rates, 'VND', 'EUR', '2026-11-20');
  expect(rate && convert({ amount: 100_000_000_000, currency: 'VND' }, rate)).toEqual({
    amount: 3_333_333_33,
    currency: 'EUR',
  });
});

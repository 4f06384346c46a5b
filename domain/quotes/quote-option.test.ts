import { expect, test } from 'vitest';
import { NewQuoteOption, priceQuoteOption } from './quote-option.ts';

const terms = {
  rates: [{ from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.0850', source: 'ECB' }],
  base_currency: 'EUR',
  margin_floor: 10,
  date: '2026-11-23',
};

const usd = (amount: number) => ({ amount, currency: 'USD' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const option = (lines: object[], currency?: string) =>
  NewQuoteOption.parse({ mode: 'sea', lines, ...(currency && { currency }) });

const BOUGHT = [
  { charge_code: 'FRT', side: 'buy', basis: 'container', quantity: 2, rate: usd(1850_00) },
  { charge_code: 'THCD', side: 'buy', basis: 'container', quantity: 2, rate: eur(245_00) },
];
const SOLD = { charge_code: 'FRT', side: 'sell', basis: 'flat', quantity: 1 };

test('the margin is in the base currency, and one below the floor needs approval', () => {
  expect(priceQuoteOption(option([...BOUGHT, { ...SOLD, rate: eur(4280_00) }]), terms)).toMatchObject({
    total: eur(4280_00),
    margin: eur(4280_00 - 3410_14 - 490_00),
    margin_percent: 8.88,
    needs_approval: true,
  });
});

test('a margin at the floor needs none', () => {
  const lines = [
    { ...SOLD, side: 'buy', rate: eur(900_00) },
    { ...SOLD, rate: eur(1000_00) },
  ];
  expect(priceQuoteOption(option(lines), terms)).toMatchObject({
    margin: eur(100_00),
    needs_approval: false,
  });
});

test('without buy lines there is no margin', () => {
  expect(priceQuoteOption(option([{ ...SOLD, rate: eur(4280_00) }]), terms)).toMatchObject({
    margin: null,
    needs_approval: false,
  });
});

test('the total is in the base currency where sell lines have several, unless another is wanted', () => {
  const lines = [
    { ...SOLD, rate: eur(100_00) },
    { ...SOLD, charge_code: 'DOC', rate: usd(108_50) },
  ];
  expect(priceQuoteOption(option(lines), terms)).toMatchObject({ total: eur(200_00) });
  expect(priceQuoteOption(option(lines, 'USD'), terms)).toMatchObject({ total: usd(217_00) });
});

test('the missing pair of currencies is named', () => {
  const lines = [{ ...SOLD, rate: { amount: 100, currency: 'CNY' } }];
  expect(priceQuoteOption(option(lines), terms)).toEqual({ from: 'CNY', to: 'EUR' });
});

test('something must be sold', () => {
  expect(NewQuoteOption.safeParse({ mode: 'sea', lines: BOUGHT }).success).toBe(false);
});

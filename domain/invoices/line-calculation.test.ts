import { expect, test } from 'vitest';
import { type LineCalculation, lineCalculation } from './line-calculation.ts';
import { lineExchange, lineQuantity, lineTitle, lineUnitPrice } from './line-calculation-text.ts';

const CONTAINERS: LineCalculation = {
  basis: 'container',
  size_type: '45G1',
  quantity: 2,
  unit_price: '3860',
  currency: 'USD',
  exchange: null,
};
const WEIGHT: LineCalculation = { ...CONTAINERS, basis: 'kg', size_type: null, quantity: 1240 };

test.each([
  [CONTAINERS, '2 × 40HC', '$3,860.00'],
  [{ ...CONTAINERS, size_type: null, quantity: 1 }, '1 container', '$3,860.00'],
  [{ ...WEIGHT, unit_price: '2.1' }, '1,240 kg', '$2.10'],
  [{ ...WEIGHT, unit_price: '0.1275', quantity: 1000.5 }, '1,000.5 kg', '$0.1275'],
  [{ ...WEIGHT, unit_price: '310', currency: 'JPY' }, '1,240 kg', '¥310'],
  [{ ...WEIGHT, basis: 'wm', quantity: 2.4, unit_price: '46.00' }, '2.4 W/M', '$46.00'],
  [{ ...WEIGHT, basis: 'piece', quantity: 3, unit_price: '9' }, '3 pieces', '$9.00'],
  [{ ...WEIGHT, basis: 'flat', quantity: 2, unit_price: '45' }, '2', '$45.00'],
] as const)('%o is %s at %s', (calculation, quantity, price) => {
  const line = { calculation: { ...calculation } };
  expect(lineQuantity(line)).toBe(quantity);
  expect(lineUnitPrice(line)).toBe(price);
});

test('a converted line states the exchange rate', () => {
  const exchange = { from: 'USD', to: 'EUR', rate: '0.9200000000', date: '2026-11-27' };
  const dayText = (day: Date) => day.toISOString().slice(0, 10);
  expect(lineExchange({ calculation: { ...CONTAINERS, exchange } }, dayText)).toBe(
    'At 1 USD = 0.92 EUR of 2026-11-27',
  );
  expect(lineExchange({ calculation: CONTAINERS }, dayText)).toBeNull();
});

test.each([
  ['Ocean freight, 2 × 40HC at 3,860.00 USD', CONTAINERS, 'Ocean freight'],
  ['Ocean freight, 2 × 40HC at 3,860.00 USD', null, 'Ocean freight, 2 × 40HC at 3,860.00 USD'],
  ['Demurrage, 4 days', CONTAINERS, 'Demurrage, 4 days'],
])('the title of %s is without what the calculation states', (description, calculation, title) => {
  expect(lineTitle({ description, calculation })).toBe(title);
});

test('lump sums, percentages and slabs have no unit price; a line without one states nothing', () => {
  expect(lineCalculation({ ...CONTAINERS, basis: 'flat', quantity: 1 })).toBeNull();
  expect(lineCalculation({ ...CONTAINERS, basis: 'percent', quantity: 3700 })).toBeNull();
  expect(lineCalculation({ ...CONTAINERS, basis: 'slab', quantity: 120 })).toBeNull();
  expect(lineCalculation(CONTAINERS)).toBe(CONTAINERS);
  expect(lineCalculation({ ...CONTAINERS, basis: 'flat' })).not.toBeNull();
  expect([lineQuantity({ calculation: null }), lineUnitPrice({ calculation: null })]).toEqual([null, null]);
});

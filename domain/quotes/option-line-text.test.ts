import { expect, test } from 'vitest';
import { optionLineText } from './option-line-text.ts';

const rate = { amount: 2400, currency: 'USD' };

test.each([
  [{ basis: 'wm', quantity: 1.2 }, '1.2 W/M × $24.00'],
  [{ basis: 'kg', quantity: 1 }, '1 kg × $24.00'],
  [{ basis: 'piece', quantity: 3 }, '3 pieces × $24.00'],
  [{ basis: 'container', quantity: 2, size_type: '45G1' }, '2 × 40HC × $24.00'],
  [{ basis: 'container', quantity: 2 }, '2 containers × $24.00'],
  [{ basis: 'flat', quantity: 3 }, '3 × $24.00'],
  [{ basis: 'flat', quantity: 1 }, null],
  [{ basis: 'slab', quantity: 1200 }, '$24.00 for 1,200 kg'],
] as const)('%o is %s', (line, text) => {
  expect(optionLineText({ size_type: null, rate, ...line })).toBe(text);
});

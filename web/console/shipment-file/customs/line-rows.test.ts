import { expect, test } from 'vitest';
import { lineMessages, lineOfRow, rowOfLine } from './line-rows.ts';

test.each([
  ['45.50', 'USD', 4550],
  ['45', 'jpy', 45],
  ['0.125', 'BHD', 125],
  ['', 'USD', undefined],
])('a value of %j in %j is %j minor units', (value, currency, amount) => {
  const row = { ...rowOfLine(), value, currency };
  expect(lineMessages(row)).toEqual({});
  expect(lineOfRow(row).value?.amount).toBe(amount);
});

test.each([
  ['45.505', 'USD', 'Enter at most 2 decimals for USD.'],
  ['45.5', 'jpy', 'Enter a whole amount: JPY has no decimals.'],
])('a value of %j in %j is refused instead of rounded', (value, currency, message) => {
  expect(lineMessages({ ...rowOfLine(), value, currency })).toEqual({ value: message });
});

import { expect, test } from 'vitest';
import { formatPlain, readMinor } from './typed-money.ts';

test.each([
  ['1850', 'USD', 185_000],
  ['1,850.00', 'USD', 185_000],
  ['1850,50', 'EUR', 185_050],
  ['1.850,50', 'EUR', 185_050],
  ['1,850', 'JPY', 1850],
  ['1.5', 'KWD', 1500],
  ['0.1275', 'USD', null],
  ['-1', 'USD', null],
  ['12%', 'USD', null],
  ['', 'USD', null],
  ['1850', 'US', null],
])('%j in %s is %j in minor units', (text, currency, minor) => {
  expect(readMinor(text, currency)).toBe(minor);
});

test.each([
  [185_000, 'USD', '1850.00'],
  [1850, 'JPY', '1850'],
  [1500, 'KWD', '1.500'],
])('%d minor units of %s are %j in a field', (amount, currency, text) => {
  expect(formatPlain({ amount, currency })).toBe(text);
});

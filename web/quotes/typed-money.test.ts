import { expect, test } from 'vitest';
import { aboveZeroProblem, amountProblem, formatPlain, readMinor } from './typed-money.ts';

test.each([
  ['1850', 'USD', 185_000],
  ['1,850.00', 'USD', 185_000],
  ['1850,50', 'EUR', 185_050],
  ['1.850,50', 'EUR', 185_050],
  ['1,850', 'JPY', 1850],
  ['1.5', 'KWD', 1500],
  ['1.275', 'KWD', 1275],
  ['18.500', 'USD', 1850],
  ['0.1275', 'USD', null],
  ['45.005', 'USD', null],
  ['1850.5', 'JPY', null],
  ['1.2755', 'KWD', null],
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

test.each([
  ['45.00', 'USD', undefined],
  ['45.005', 'USD', 'Enter at most 2 decimals for USD.'],
  ['1.2755', 'KWD', 'Enter at most 3 decimals for KWD.'],
  ['45.5', 'JPY', 'Enter a whole amount: JPY has no decimals.'],
  ['all', 'JPY', 'Enter the cost.'],
  ['', 'USD', 'Enter the cost.'],
  ['1.275', '', undefined],
])('%j in %j is refused with %j', (text, currency, problem) => {
  expect(amountProblem(text, currency, 'Enter the cost.')).toBe(problem);
});

test('0 is refused where the amount must be above it', () => {
  expect(amountProblem('0', 'USD', 'Enter the cost.')).toBeUndefined();
  expect(aboveZeroProblem('0', 'USD', 'Enter the cost.')).toBe('Enter the cost.');
  expect(aboveZeroProblem('0.01', 'USD', 'Enter the cost.')).toBeUndefined();
});

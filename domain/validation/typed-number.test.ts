import { expect, test } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

test.each([
  ['', null],
  ['  ', null],
  ['1200', 1200],
  [' 1,200 ', 1200],
  ['1 200', 1200],
  ['1\u00a0200,5', 1200.5],
  ['1,234,567.25', 1234567.25],
  ['1.200,50', 1200.5],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['18,500', 18_500],
  ['.5', 0.5],
  ['-3', -3],
  ['12.', Number.NaN],
  ['1e5', Number.NaN],
  ['heavy', Number.NaN],
  ['1,2,3', Number.NaN],
])('%j is parsed as %s', (text, number) => {
  expect(readTypedNumber(text)).toBe(number);
});

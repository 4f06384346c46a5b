import { expect, test } from 'vitest';
import { numberNote, readTypedNumber } from './typed-number.ts';

test.each([
  ['', null],
  ['  ', null],
  ['1200', 1200],
  [' 1,200 ', 1200],
  ['1 200', 1200],
  ['1\u00a0200,5', 1200.5],
  ['1,234,567.25', 1234567.25],
  ['1.200,50', 1200.5],
  ['1.200', 1.2],
  ['1.200.000', 1_200_000],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['18,500', 18_500],
  ['.5', 0.5],
  ['-3', -3],
  ['−3', -3],
  ['-1,200', -1200],
  ['−1,200.5', -1200.5],
  ['- 1 200', -1200],
  ['-1.200,50', -1200.5],
  ['-1.200.000', -1_200_000],
  ['-0,125', -0.125],
  ['-18.5', -18.5],
  ['1’200', 1200],
  ['--3', Number.NaN],
  ['-', Number.NaN],
  ['3-', Number.NaN],
  ['12.', Number.NaN],
  ['1e5', Number.NaN],
  ['heavy', Number.NaN],
  ['1,2,3', Number.NaN],
])('%j is parsed as %s', (text, number) => {
  expect(readTypedNumber(text)).toBe(number);
});

test.each([
  ['1.200', 'Read as 1.2. For 1,200, enter 1200.'],
  [' 12.345 ', 'Read as 12.345. For 12,345, enter 12345.'],
  ['-1.200', 'Read as -1.2. For -1,200, enter -1200.'],
  ['0.125', undefined],
  ['1.20', undefined],
  ['1234.500', undefined],
  ['1,200', undefined],
  ['1.200.000', undefined],
  ['', undefined],
])('%j has the note %j', (text, note) => {
  expect(numberNote(text)).toBe(note);
});

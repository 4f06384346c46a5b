import { expect, test } from 'vitest';
import { IataCode } from './iata-code.ts';

test.each([
  ['2345678', '23-4 5678'],
  ['23-4 5678', '23-4 5678'],
  [' 23 4 5678/0012 ', '23-4 5678/0012'],
  ['23456780012', '23-4 5678/0012'],
  ['', ''],
])('%j is printed as %j', (typed, printed) => {
  expect(IataCode.parse(typed)).toBe(printed);
});

test.each(['234567', '23456780', '23-4 567A', 'none'])('%j is no code of an agent', (typed) => {
  expect(IataCode.safeParse(typed).success).toBe(false);
});

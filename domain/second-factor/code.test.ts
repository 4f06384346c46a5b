import { expect, test } from 'vitest';
import { digitsOf } from './code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('%j has the digits %j', (typed, digits) => expect(digitsOf(typed)).toBe(digits));

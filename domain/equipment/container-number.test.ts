import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  containerCheckDigit,
  explainContainerNumber,
  isContainerNumber,
  normalizeContainerNumber,
} from './container-number.ts';

test.each([
  ['CSQU3054383', true],
  ['MSKU9070323', true],
  ['APZU4812090', true],
  ['CSQU3054384', false],
  ['CSQX3054383', false],
  ['CSQU305438', false],
  ['', false],
])('%s is a container number: %s', (text, is) => {
  expect(isContainerNumber(text)).toBe(is);
});

test('spaces and hyphens, as painted on the container, are accepted', () => {
  expect(normalizeContainerNumber('csqu 305438-3')).toBe('CSQU3054383');
});

test.each([
  ['MSKU9070323', null],
  ['msku 907032-3', null],
  ['MSKU9070324', 'MSKU9070324 ends in 4, but its check digit is 3. Check the number.'],
  ['APZU4812091', 'APZU4812091 ends in 1, but its check digit is 0. Check the number.'],
  ['MSKU907032', 'MSKU907032 lacks its check digit, which is 3. Enter all 11 characters.'],
  ['MSKU90703', 'MSKU90703 has 9 characters; a container number has 11. Check the number.'],
  ['MSKU90703233', 'MSKU90703233 has 12 characters; a container number has 11. Check the number.'],
  [
    'CSQX3054383',
    'The fourth letter of CSQX3054383 is X; a container has U, J or Z there. Check the number.',
  ],
  ['9070323', 'A container number has four letters and seven digits, for example CSQU3054383.'],
  ['', 'A container number has four letters and seven digits, for example CSQU3054383.'],
])('%j is explained: %s', (typed, sentence) => {
  expect(explainContainerNumber(typed)).toBe(sentence);
});

const serial = fc.stringMatching(/^[A-Z]{3}[UJZ][0-9]{6}$/);

test('exactly one check digit fits each serial, and the explanation names it', () => {
  fc.assert(
    fc.property(serial, (text) => {
      const digits = [...'0123456789'];
      const fitting = digits.filter((digit) => isContainerNumber(text + digit));
      expect(fitting).toEqual([String(containerCheckDigit(text))]);
      for (const wrong of digits.filter((digit) => digit !== fitting[0]))
        expect(explainContainerNumber(text + wrong)).toContain(`its check digit is ${fitting[0]}`);
    }),
  );
});

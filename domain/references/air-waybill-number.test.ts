import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainAirWaybillNumber, readAirWaybillNumber } from './air-waybill-number.ts';

test.each([
  ['020-12345675', '020-12345675'],
  ['020 1234 5675', '020-12345675'],
  ['02012345676', null],
  ['20-12345675', null],
  ['', null],
])('%j is read as %j', (typed, read) => {
  expect(readAirWaybillNumber(typed)).toBe(read);
});

test.each([
  ['020-12345675', null],
  ['020 1234 5676', '020-12345676 ends in 6, but its check digit is 5. Check the number.'],
  ['020-1234567', 'An air waybill number has 11 digits, for example 020-12345675.'],
  ['', 'An air waybill number has 11 digits, for example 020-12345675.'],
])('%j is explained: %s', (typed, sentence) => {
  expect(explainAirWaybillNumber(typed)).toBe(sentence);
});

test('exactly one check digit fits each serial', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (text) => {
      const fitting = [...'0123456789'].filter((digit) => readAirWaybillNumber(text + digit) !== null);
      expect(fitting).toHaveLength(1);
    }),
  );
});

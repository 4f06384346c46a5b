import { expect, test } from 'vitest';
import { readAirWaybillNumber } from './air-waybill-number.ts';

test.each([
  ['020-12345675', '020-12345675'],
  ['020 1234 5675', '020-12345675'],
  ['02012345676', null],
  ['20-12345675', null],
  ['', null],
])('%j is read as %j', (typed, read) => {
  expect(readAirWaybillNumber(typed)).toBe(read);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainFlightNumber, readFlightNumber, readVoyageNumber } from './carriage-numbers.ts';

test.each([
  ['LH8409', 'LH8409'],
  ['lh 8409', 'LH8409'],
  ['CX-092', 'CX92'],
  ['3V 4242', '3V4242'],
  ['K4 250A', 'K4250A'],
  ['LH', null],
  ['8409', null],
  ['LH84099', null],
  ['LUFTHANSA 8409', null],
])('%j is the flight %s', (typed, flight) => {
  expect(readFlightNumber(typed)).toBe(flight);
  expect(explainFlightNumber(typed) === null).toBe(flight !== null);
});

test.each([
  ['648W', '648W'],
  ['648 w', '648W'],
  ['0FL-7E.1MA', '0FL7E1MA'],
  ['', null],
  ['next week?', null],
])('%j is the voyage %s', (typed, voyage) => {
  expect(readVoyageNumber(typed)).toBe(voyage);
});

test('reads its own output', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2}[1-9][0-9]{0,3}[A-Z]?$/), (flight) => {
      expect(readFlightNumber(flight)).toBe(flight);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { newTrackingNumber, normalizeTrackingNumber, validateTrackingNumber } from './tracking-number.ts';

describe('newTrackingNumber', () => {
  test('the specification’s sample number has a valid check digit', () => {
    expect(newTrackingNumber(0.12345678)).toBe('GS123456789');
  });

  test.each([0, 0.00000005, 0.5, 0.99999999999])('random value %d gives a plausible number', (random) => {
    const number = newTrackingNumber(random);
    expect(number).toMatch(/^GS\d{9}$/);
    expect(validateTrackingNumber(number)).toBe('plausible');
  });

  test('every single wrong digit is detected', () => {
    const number = newTrackingNumber(0.31415926);
    for (let place = 2; place < 11; place++)
      for (let digit = 0; digit < 10; digit++) {
        const typed = number.slice(0, place) + digit + number.slice(place + 1);
        expect(validateTrackingNumber(typed)).toBe(typed === number ? 'plausible' : 'mistyped');
      }
  });

  test('every swapped pair of neighbours is detected', () => {
    const number = newTrackingNumber(0.27182818);
    for (let place = 2; place < 10; place++) {
      const typed = number.slice(0, place) + number[place + 1] + number[place] + number.slice(place + 2);
      expect(validateTrackingNumber(typed)).toBe(typed === number ? 'plausible' : 'mistyped');
    }
  });
});

test.each([
  [' gs 123-456-789 ', 'GS123456789'],
  ['trk1732147200000', 'TRK1732147200000'],
])('%s is read as %s', (typed, number) => expect(normalizeTrackingNumber(typed)).toBe(number));

test.each([
  ['GS123456789', 'plausible'],
  ['TRK1732147200000', 'plausible'],
  ['GS123456780', 'mistyped'],
  ['GS12345678', 'foreign'],
  ['1Z999AA10123456784', 'foreign'],
  ['', 'foreign'],
] as const)('%s is %s', (number, verdict) => expect(validateTrackingNumber(number)).toBe(verdict));

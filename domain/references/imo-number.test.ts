import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainImoNumber, isImoNumber, normalizeImoNumber } from './imo-number.ts';

test.each([
  ['9074729', null],
  ['IMO 9074729', null],
  ['imo9502960', null],
  ['9074728', '9074728 ends in 8, but its check digit is 9. Check the number.'],
  ['IMO 9074728', '9074728 ends in 8, but its check digit is 9. Check the number.'],
  ['907472', 'An IMO number has seven digits, for example 9074729.'],
  ['Ever Given', 'An IMO number has seven digits, for example 9074729.'],
])('%j is explained: %s', (typed, sentence) => {
  expect(explainImoNumber(typed)).toBe(sentence);
  expect(isImoNumber(normalizeImoNumber(typed))).toBe(sentence === null);
});

test('exactly one check digit fits the first six digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6}$/), (text) => {
      expect([...'0123456789'].filter((digit) => isImoNumber(text + digit))).toHaveLength(1);
    }),
  );
});

import { expect, test } from 'vitest';
import { mayBeReference, numberHint } from './number-hint.ts';

test.each([
  ['GS000000086', null],
  ['TRK1732147200000', null],
  ['GS123456780', /check digit/],
  ['GS1234S6789', /no letters after GS/],
  ['GSO23456789', /no letters after GS/],
  ['GS12345678', /nine digits after GS; this one has 8/],
  ['MSKU9070323', null],
  ['MSKU9070324', /its check digit is 3/],
  ['1Z999AA10123456784', /letters GS and nine digits/],
] as const)('%s', (number, hint) =>
  hint ? expect(numberHint(number)).toMatch(hint) : expect(numberHint(number)).toBeNull(),
);

test.each([
  ['MSKU9070323', true],
  ['GSWU9250778', true],
  ['SXO6145473', true],
  ['MSKU9070324', false],
  ['GS123456780', false],
  ['GS12345678', false],
  ['TRK17', false],
])('%s may be of a container, a bill or a booking: %s', (number, may) =>
  expect(mayBeReference(number)).toBe(may),
);

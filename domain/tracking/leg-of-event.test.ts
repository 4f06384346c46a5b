import { expect, test } from 'vitest';
import { endOfLeg } from './leg-of-event.ts';

test.each([
  ['DEPA', 'sea', 'from'],
  ['DEP', 'air', 'from'],
  ['LOAD', 'sea', 'from'],
  ['DISC', 'sea', 'to'],
  ['RCF', 'air', 'to'],
  ['ARRI', 'sea', 'to'],
  ['ARR', 'air', 'to'],
  // A road leg brings the box to the gate; a vessel takes it from there.
  ['GTIN', 'road', 'to'],
  ['GTIN', 'sea', 'from'],
  ['FOH', 'air', 'from'],
  ['GTOT', 'road', 'from'],
  ['GTOT', 'sea', 'to'],
  ['DROP', 'road', 'to'],
] as const)('%s of a leg by %s happens at its end %s', (code, mode, end) => {
  expect(endOfLeg(code, mode)).toBe(end);
});

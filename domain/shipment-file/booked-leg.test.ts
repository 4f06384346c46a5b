import { expect, test } from 'vitest';
import { bookedLeg } from './booked-leg.ts';

const LEGS = [
  { role: 'pre_carriage', carrier: 'Zhedong Haulage' },
  { role: 'main', carrier: 'Sextant Ocean Lines' },
  { role: 'transhipment', carrier: 'Sextant Ocean Lines' },
  { role: 'on_carriage', carrier: 'Rijn-Ruhr Barging' },
] as const;

test.each([
  ['sextant ocean lines ', LEGS[1]],
  ['Zhedong Haulage', LEGS[0]],
  ['Rijn-Ruhr Barging', LEGS[3]],
  ['Another line', LEGS[1]],
] as const)('a booking with %s is for its own leg, else for the main carriage', (carrier, leg) => {
  expect(bookedLeg(LEGS, carrier)).toBe(leg);
});

test('a route without a main carriage has its first leg booked', () => {
  expect(bookedLeg([LEGS[3]], 'Another line')).toBe(LEGS[3]);
  expect(bookedLeg([], 'Another line')).toBeUndefined();
});

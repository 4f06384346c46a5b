import { expect, test } from 'vitest';
import { sessionEnd } from './session-lifetime.ts';

const OPENED = new Date('2026-11-21T08:00:00Z');
const after = (hours: number) => new Date(OPENED.getTime() + hours * 3_600_000);

test.each([
  ['customer', 0, 7 * 24],
  ['driver', 24, 8 * 24],
  ['customer', 29 * 24, 30 * 24],
  ['dispatcher', 0, 12],
  ['admin', 4, 16],
  ['admin', 23, 24],
] as const)('the session of a %s used after %d hours ends after %d', (role, used, ends) => {
  expect(sessionEnd(role, OPENED, after(used))).toEqual(after(ends));
});

import { expect, test } from 'vitest';
import { isRecentlyAuthenticated } from './reauthentication.ts';

const NOON = new Date('2026-02-01T12:00:00Z');

test.each([
  ['2026-02-01T12:00:00Z', true],
  ['2026-02-01T11:45:00.001Z', true],
  ['2026-02-01T11:45:00Z', false],
  ['2026-01-31T12:00:00Z', false],
  // The clocks of two servers differ a little.
  ['2026-02-01T12:00:02Z', true],
])('a proof of %s is fresh at noon: %s', (reauthenticated_at, fresh) =>
  expect(isRecentlyAuthenticated(new Date(reauthenticated_at), NOON)).toBe(fresh),
);

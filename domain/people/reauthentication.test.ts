import { expect, test } from 'vitest';
import { isRecentlyAuthenticated } from './reauthentication.ts';

const NOON = new Date('2026-02-01T12:00:00Z');

test.each([
  ['2026-02-01T12:00:00Z', true],
  ['2026-02-01T11:45:00.001Z', true],
  ['2026-02-01T11:45:00Z', false],
  ['2026-01-31T12:00:00Z', false],
  // Clock skew between two servers.
  ['2026-02-01T12:00:02Z', true],
])('authentication at %s is recent at noon: %s', (reauthenticated_at, recent) =>
  expect(isRecentlyAuthenticated(new Date(reauthenticated_at), NOON)).toBe(recent),
);

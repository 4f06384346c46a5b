import { expect, test } from 'vitest';
import { accountsRetainedSince } from './retention.ts';

test.each([
  // What happened in 2018 is retained until the end of 2025, in every time zone.
  ['2025-12-31T23:59:59Z', '2017-12-31T00:00:00.000Z'],
  ['2026-01-01T12:00:00Z', '2017-12-31T00:00:00.000Z'],
  ['2026-01-02T00:00:00Z', '2018-12-31T00:00:00.000Z'],
  ['2026-11-30T03:15:00Z', '2018-12-31T00:00:00.000Z'],
])('at %s, accounting records are retained whose last entry is since %s', (now, since) => {
  expect(accountsRetainedSince(new Date(now)).toISOString()).toBe(since);
});

import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

test.each([
  ['2026-12-04T16:30:00Z', '8 days 4 hours'],
  ['2026-11-27T12:59:00Z', '1 day'],
  ['2026-11-26T17:12:00Z', '5 hours 12 minutes'],
  ['2026-11-26T13:00:30Z', '1 hour'],
  ['2026-11-26T12:01:59Z', '1 minute'],
  ['2026-11-26T12:00:20Z', 'less than a minute'],
  ['2026-11-20T12:00:00Z', 'less than a minute'],
])('until %s: %s', (until, left) => {
  expect(timeLeft(new Date(until), NOW)).toBe(left);
});

import { expect, test } from 'vitest';
import { surrenderDayRefusal } from './surrender.ts';

const issued_at = new Date('2026-11-20T09:00:00Z');
const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-18', 'The day of the surrender is before the bill was issued.'],
  ['2026-11-19', null],
  ['2026-11-21', null],
  ['2026-11-22', null],
  ['2026-11-23', 'The day of the surrender is in the future.'],
])('a surrender on %s: %s', (day, refusal) => {
  expect(surrenderDayRefusal(day, issued_at, now)).toBe(refusal);
});

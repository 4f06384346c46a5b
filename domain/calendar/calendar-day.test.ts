import { expect, test } from 'vitest';
import { dayInUtc, shiftDay } from './calendar-day.ts';

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-21'],
  ['2026-11-21T23:59:59.999Z', '2026-11-21'],
  ['1969-12-31T23:59:59Z', '1969-12-31'],
])('%s is on %s in UTC', (moment, day) => {
  expect(dayInUtc(new Date(moment))).toBe(day);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-29', 0, '2026-03-29'],
])('%s shifted by %s days is %s', (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted);
});

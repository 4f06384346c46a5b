import { expect, test } from 'vitest';
import { dayOf, hoursOf } from './event-times.ts';

test.each([
  ['Asia/Singapore', '18', 'March 2027', '18:00–20:00\u00a0GMT+8'],
  ['Europe/Amsterdam', '18', 'March 2027', '11:00–13:00\u00a0CET'],
  ['America/Los_Angeles', '18', 'March 2027', '03:00–05:00\u00a0GMT-7'],
  ['Pacific/Auckland', '18', 'March 2027', '23:00–01:00\u00a0GMT+13'],
])('event times are local to %s', (time_zone, day, month, hours) => {
  const times = { starts_at: '2027-03-18T10:00:00Z', ends_at: '2027-03-18T12:00:00Z', time_zone };
  expect(dayOf(times)).toEqual({ day, month });
  expect(hoursOf(times)).toBe(hours);
});

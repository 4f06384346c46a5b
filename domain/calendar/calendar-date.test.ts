import { expect, test } from 'vitest';
import { calendarDate, endOfDay } from './calendar-date.ts';

test.each([
  ['2026-11-29', true],
  ['2024-02-29', true],
  ['9999-12-31', true],
  ['1970-01-01', true],
  ['0000-01-01', false],
  ['0001-01-01', false],
  ['2026-02-30', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day: %s', (day, isValid) => {
  expect(calendarDate('Enter a day.').safeParse(day).success).toBe(isValid);
});

test.each([
  ['30.11.2026', 'Enter a day.'],
  ['0001-01-01', 'This date is too far in the past or future.'],
])('%s has one issue: %s', (day, issue) => {
  const { error } = calendarDate('Enter a day.').safeParse(day);
  expect(error?.issues.map(({ message }) => message)).toEqual([issue]);
});

test.each([
  ['2026-11-29', '2026-11-30T00:00:00.000Z'],
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['9999-12-31', '9999-12-31T23:59:59.000Z'],
])('%s ends at %s', (day, end) => {
  expect(endOfDay(day).toISOString()).toBe(end);
});

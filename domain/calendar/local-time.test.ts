import { describe, expect, test } from 'vitest';
import {
  addDays,
  calendarDay,
  daysBetween,
  endOfDay,
  offsetZone,
  reportedZone,
  utcOffsetMinutes,
  writtenOffset,
} from './calendar-day.ts';
import { dayText, localTimeText } from './local-time.ts';

const at = (text: string) => new Date(text);

test.each([
  ['2026-11-16T00:01:00Z', 'Asia/Shanghai', '2026-11-16'],
  ['2026-11-16T00:01:00Z', 'America/Los_Angeles', '2026-11-15'],
  ['2026-11-16T23:30:00Z', 'Europe/Berlin', '2026-11-17'],
  ['2026-11-16T10:30:00Z', 'Pacific/Kiritimati', '2026-11-17'],
])('%s is in %s on %s', (moment, zone, day) => expect(calendarDay(at(moment), zone)).toBe(day));

describe('offsets follow the clocks', () => {
  test.each([
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', 60],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', 120],
    ['2026-11-01T08:59:59Z', 'America/Los_Angeles', -420],
    ['2026-11-01T09:00:00Z', 'America/Los_Angeles', -480],
    ['2026-11-16T00:00:00Z', 'America/St_Johns', -210],
    ['2026-11-16T00:00:00Z', 'Asia/Kathmandu', 345],
  ])('%s in %s: %d minutes', (moment, zone, minutes) =>
    expect(utcOffsetMinutes(at(moment), zone)).toBe(minutes),
  );
});

test.each([
  ['2026-11-16', 'Asia/Shanghai', '2026-11-16T16:00:00.000Z'],
  ['2026-11-16', 'America/New_York', '2026-11-17T05:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  // Clocks go forward at midnight.
  ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-07', 'America/Havana', '2026-03-08T05:00:00.000Z'],
])('%s ends in %s at %s', (day, zone, end) => expect(endOfDay(day, zone).toISOString()).toBe(end));

test.each([
  ['2027-03-27T22:30:00Z', 1, '2027-03-28T21:30:00.000Z'],
  ['2027-03-27T22:30:00Z', 0, '2027-03-27T22:30:00.000Z'],
  ['2026-10-24T10:00:00Z', 2, '2026-10-26T11:00:00.000Z'],
])('the local time of %s in Berlin, %i days later, is %s', (moment, days, later) =>
  expect(addDays(at(moment), days, 'Europe/Berlin').toISOString()).toBe(later),
);

test('days are counted by the calendar, also across a clock change', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-11-22', '2026-11-17')).toBe(-5);
});

test('a time of day is shown with its zone, never with an ambiguous abbreviation', () => {
  const moment = at('2026-11-16T00:01:00Z');
  expect(localTimeText(moment, 'Asia/Shanghai', 'en-GB')).toBe('16 Nov 2026, 08:01 GMT+8');
  expect(localTimeText(moment, 'America/Chicago', 'en-GB')).toBe('15 Nov 2026, 18:01 GMT-6');
  expect(localTimeText(moment, offsetZone(-210), 'en-GB')).toBe('15 Nov 2026, 20:31 GMT-3:30');
  expect(localTimeText(moment, 'UTC', 'en-GB')).toBe('16 Nov 2026, 00:01 UTC');
});

test.each([
  ['2026-11-16T00:01:00Z', 'Europe/Berlin', 'en-GB', '16 Nov 2026, 01:01 CET'],
  ['2026-07-16T00:01:00Z', 'Europe/Berlin', 'en-GB', '16 Jul 2026, 02:01 CEST'],
  ['2026-07-16T00:01:00Z', 'Europe/London', 'en-GB', '16 Jul 2026, 01:01 BST'],
  ['2026-11-16T00:01:00Z', 'Europe/London', 'en-GB', '16 Nov 2026, 00:01 GMT'],
  ['2026-11-16T00:01:00Z', 'Europe/Athens', 'en-US', 'Nov 16, 2026, 02:01 AM EET'],
  ['2026-11-16T00:01:00Z', 'America/New_York', 'en-US', 'Nov 15, 2026, 07:01 PM GMT-5'],
  ['2026-11-16T00:01:00Z', 'Europe/Berlin', 'de', '16. Nov. 2026, 01:01 CET'],
])('%s in %s reads the same in every language but for the date: %s, %s', (moment, zone, locale, text) =>
  expect(localTimeText(at(moment), zone, locale).replaceAll('\u202f', ' ')).toBe(text),
);

test.each([
  ['2026-11-16T00:01:00Z', 60, 'Europe/Berlin', '16 Nov 2026, 01:01 CET'],
  ['2026-11-16T00:01:00Z', 60, 'Europe/Lisbon', '16 Nov 2026, 01:01 GMT+1'],
  ['2026-07-16T00:01:00Z', 60, 'Europe/Berlin', '16 Jul 2026, 01:01 GMT+1'],
  ['2026-11-16T00:01:00Z', 60, null, '16 Nov 2026, 01:01 GMT+1'],
])('%s reported with an offset of %i minutes in %s is %s', (moment, utc_offset, zone, text) =>
  expect(localTimeText(at(moment), reportedZone(utc_offset, zone, at(moment)), 'en-GB')).toBe(text),
);

test('days are written in the reader’s language', () => {
  expect(dayText('2026-11-17', 'en-GB')).toBe('Tue, 17 Nov 2026');
  expect(dayText(at('2026-11-16T22:00:00Z'), 'en-GB', 'Asia/Shanghai')).toBe('Tue, 17 Nov 2026');
});

test.each([
  ['2026-11-16T08:01:00+08:00', 480],
  ['2026-11-16T08:01:00-03:30', -210],
  ['2026-11-16T08:01:00Z', null],
] as const)('%s was written with an offset of %s minutes', (moment, offset) =>
  expect(writtenOffset(moment)).toBe(offset),
);

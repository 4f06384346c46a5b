import { expect, test } from 'vitest';
import { isWorking, lastWorking, nextWorking, startOfLocalDay } from './working-time.ts';

const ROTTERDAM = { time_zone: 'Europe/Amsterdam', country: 'NL' };
const CAIRO = { time_zone: 'Africa/Cairo', country: 'EG' };
const LOS_ANGELES = { time_zone: 'America/Los_Angeles', country: 'US' };

test.each([
  ['during work', ROTTERDAM, '2026-11-20T10:15:00Z', '2026-11-20T10:15:00Z', '2026-11-20T10:15:00Z'],
  ['before work', ROTTERDAM, '2026-11-20T05:00:00Z', '2026-11-20T07:00:00Z', '2026-11-19T15:59:00Z'],
  ['after work on Friday', ROTTERDAM, '2026-11-20T16:30:00Z', '2026-11-23T07:00:00Z', '2026-11-20T15:59:00Z'],
  ['on Sunday', ROTTERDAM, '2026-11-22T12:00:00Z', '2026-11-23T07:00:00Z', '2026-11-20T15:59:00Z'],
  ['on Sunday in Egypt', CAIRO, '2026-11-22T12:00:00Z', '2026-11-22T12:00:00Z', '2026-11-22T12:00:00Z'],
  ['on Friday in Egypt', CAIRO, '2026-11-20T12:00:00Z', '2026-11-22T06:00:00Z', '2026-11-19T14:59:00Z'],
  [
    'before clocks changed on Sunday',
    ROTTERDAM,
    '2026-10-25T12:00:00Z',
    '2026-10-26T07:00:00Z',
    '2026-10-23T14:59:00Z',
  ],
  [
    'on Saturday in UTC, Friday there',
    LOS_ANGELES,
    '2026-11-21T00:30:00Z',
    '2026-11-21T00:30:00Z',
    '2026-11-21T00:30:00Z',
  ],
])('%s', (_, place, moment, next, last) => {
  expect(nextWorking(new Date(moment), place)).toEqual(new Date(next));
  expect(lastWorking(new Date(moment), place)).toEqual(new Date(last));
  expect(isWorking(new Date(moment), place)).toBe(moment === next);
});

test.each([
  ['the day clocks go forward', '2027-03-28T10:00:00Z', '2027-03-27T23:00:00Z'],
  ['the day they go back', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z'],
  ['any other day', '2026-11-20T10:15:00Z', '2026-11-19T23:00:00Z'],
])('midnight of %s', (_, moment, midnight) => {
  expect(startOfLocalDay(new Date(moment), ROTTERDAM)).toEqual(new Date(midnight));
});

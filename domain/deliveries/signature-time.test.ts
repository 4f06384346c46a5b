import { expect, test } from 'vitest';
import { explainSignatureTime } from './signature-time.ts';

const booked_at = new Date('2026-11-20T12:00:00Z');
const picked_up_at = new Date('2026-11-27T09:30:30Z');
const BEFORE_PICK_UP =
  'This is before the pick-up on 27 Nov 2026, 10:30 CET. Check the time, or correct the pick-up first.';

test.each([
  ['2026-11-27T10:00:00Z', picked_up_at, null],
  ['2026-11-27T09:30:00Z', picked_up_at, null],
  ['2026-11-27T09:29:00Z', picked_up_at, BEFORE_PICK_UP],
  ['2024-11-27T09:29:00Z', picked_up_at, BEFORE_PICK_UP],
  ['2026-11-10T09:29:00Z', null, null],
  ['2025-11-27T09:29:00Z', null, 'This is more than 90 days before the booking. Check the date.'],
])('signed at %s, picked up at %s: %s', (signed, picked_up, explained) => {
  const known = { booked_at, picked_up_at: picked_up, dates: [], time_zone: 'Europe/Amsterdam' };
  expect(explainSignatureTime(new Date(signed), known)).toBe(explained);
});

const TOO_EARLY = 'This is more than 90 days before the booking. Check the date.';
test.each([
  ['2025-03-20T10:00:00Z', '2025-02-01T08:00:00Z', [], null],
  ['2025-03-20T10:00:00Z', null, ['2026-11-27T08:00:00Z', '2025-02-01T08:00:00Z'], null],
  ['2024-10-20T10:00:00Z', null, ['2025-02-01T08:00:00Z'], TOO_EARLY],
  ['2025-03-20T10:00:00Z', null, ['2026-12-01T08:00:00Z'], TOO_EARLY],
])('history signed at %s, picked up at %s, with the dates %j: %s', (signed, picked_up, dates, explained) => {
  const known = {
    booked_at,
    picked_up_at: picked_up ? new Date(picked_up) : null,
    dates: dates.map((date) => new Date(date)),
    time_zone: 'Europe/Amsterdam',
  };
  expect(explainSignatureTime(new Date(signed), known)).toBe(explained);
});

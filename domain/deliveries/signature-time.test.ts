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
  [
    '2025-11-27T09:29:00Z',
    null,
    'This is more than 90 days before the booking on Fri, 20 Nov 2026. Check the date.',
  ],
])('signed at %s, picked up at %s: %s', (signed, picked_up, explained) => {
  const known = {
    booked_at,
    picked_up_at: picked_up,
    departures: [],
    recorded_at: null,
    time_zone: 'Europe/Amsterdam',
  };
  expect(explainSignatureTime(new Date(signed), known)).toBe(explained);
});

test.each([
  ['2025-03-20T10:00:00Z', '2025-02-01T08:00:00Z', [], null, null],
  ['2025-03-20T10:00:00Z', null, ['2026-11-27T08:00:00Z', '2025-02-01T08:00:00Z'], null, null],
  ['2025-03-20T10:00:00Z', null, [], '2025-03-21T08:00:00Z', null],
  ['2024-10-20T10:00:00Z', null, ['2025-02-01T08:00:00Z'], null, 'first departure on Sat, 1 Feb 2025'],
  [
    '2024-10-20T10:00:00Z',
    null,
    ['2025-03-01T08:00:00Z'],
    '2025-02-28T23:30:00Z',
    'recorded delivery on Sat, 1 Mar 2025',
  ],
  ['2025-03-20T10:00:00Z', null, ['2026-12-01T08:00:00Z'], null, 'booking on Fri, 20 Nov 2026'],
])(
  'history signed at %s, picked up at %s, departed at %j and delivered at %s: %s',
  (signed, picked_up, departures, recorded, event) => {
    const known = {
      booked_at,
      picked_up_at: picked_up ? new Date(picked_up) : null,
      departures: departures.map((date) => new Date(date)),
      recorded_at: recorded ? new Date(recorded) : null,
      time_zone: 'Europe/Amsterdam',
    };
    expect(explainSignatureTime(new Date(signed), known)).toBe(
      event && `This is more than 90 days before the ${event}. Check the date.`,
    );
  },
);

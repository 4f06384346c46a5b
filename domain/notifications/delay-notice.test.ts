import { expect, test } from 'vitest';
import { delayMessage, recoveryMessage } from './delay-notice.ts';

const slip = {
  city: 'Dresden',
  promised: new Date('2026-12-05T23:30:00Z'),
  expected: new Date('2026-12-14T12:00:00Z'),
  time_zone: 'Europe/Berlin',
};

test.each([
  [1, null, 'Delayed: Dresden, new ETA 14 Dec. GS123456789 is 1 day late, promised 6 Dec'],
  [4, null, 'Delayed: Dresden, new ETA 14 Dec. GS123456789 is 4 days late, promised 6 Dec'],
  [
    8,
    'port congestion',
    'Delayed: Dresden, new ETA 14 Dec. GS123456789 is 8 days late, promised 6 Dec: port congestion',
  ],
])('%d days late, reason %s', (days_late, reason, message) =>
  expect(delayMessage('GS123456789', { ...slip, days_late, reason })).toBe(message),
);

test('without an estimate, only the promise is known', () =>
  expect(delayMessage('GS123456789', { ...slip, expected: null, days_late: 2, reason: null })).toBe(
    'Delayed: Dresden. GS123456789 is 2 days late, promised 6 Dec',
  ));

test.each([
  [0, 'GS123456789 is expected on time again'],
  [2, 'GS123456789 has recovered: it is expected 2 days late'],
])('recovered to %d days late', (days_late, message) =>
  expect(recoveryMessage('GS123456789', days_late)).toBe(message),
);

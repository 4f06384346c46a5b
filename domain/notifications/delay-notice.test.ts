import { expect, test } from 'vitest';
import { delayMessage, recoveryMessage } from './delay-notice.ts';

const slip = {
  promised: new Date('2026-12-05T23:30:00Z'),
  expected: new Date('2026-12-14T12:00:00Z'),
  time_zone: 'Europe/Berlin',
};

test.each([
  [1, null, 'GS123456789 is delayed by 1 day'],
  [4, null, 'GS123456789 is delayed by 4 days'],
  [8, 'port congestion', 'GS123456789 is delayed by 8 days, was 6 Dec, now 14 Dec: port congestion'],
])('%d days late, reason %s', (days_late, reason, message) =>
  expect(delayMessage('GS123456789', { ...slip, days_late, reason })).toBe(message),
);

test.each([
  [0, 'GS123456789 is expected on time again'],
  [2, 'GS123456789 has recovered: it is expected 2 days late'],
])('recovered to %d days late', (days_late, message) =>
  expect(recoveryMessage('GS123456789', days_late)).toBe(message),
);

import { expect, test } from 'vitest';
import { appointmentNotice } from './appointment-notice.ts';

const ROTTERDAM = { tracking_number: 'GS123456789', city: 'Rotterdam', time_zone: 'Europe/Amsterdam' };
const REQUESTED = {
  state: 'requested' as const,
  window_from: new Date('2026-12-01T07:00:00Z'),
  window_until: new Date('2026-12-01T09:00:00Z'),
  reference: 'DOCK-7',
};
const CONFIRMED = { ...REQUESTED, state: 'confirmed' as const };
const LATER = { ...CONFIRMED, window_until: new Date('2026-12-01T11:00:00Z'), reference: '' };
const TERMS = '1 Dec, 08:00 CET to 1 Dec, 10:00 CET, reference DOCK-7';

test.each([
  ['requested', null, REQUESTED, null, ''],
  ['confirmed', REQUESTED, CONFIRMED, 'Delivery appointment confirmed', TERMS],
  ['confirmed at once', null, CONFIRMED, 'Delivery appointment confirmed', TERMS],
  ['the same', CONFIRMED, { ...CONFIRMED }, null, ''],
  ['moved', CONFIRMED, LATER, 'Delivery appointment changed', '1 Dec, 08:00 CET to 1 Dec, 12:00 CET'],
  [
    'requested again',
    CONFIRMED,
    { ...LATER, state: 'requested' as const },
    'Delivery appointment cancelled',
    `not ${TERMS}. We will notify you of another appointment.`,
  ],
  [
    'removed',
    CONFIRMED,
    null,
    'Delivery appointment cancelled',
    `not ${TERMS}. We will notify you of another appointment.`,
  ],
  ['removed before it was confirmed', REQUESTED, null, null, ''],
])('an appointment that is %s', (_, before, after, title, text) => {
  const notice = appointmentNotice(before, after, ROTTERDAM);
  expect(notice && [notice.title, notice.message]).toEqual(
    title && [title, `Delivery of GS123456789 in Rotterdam: ${text}`],
  );
});

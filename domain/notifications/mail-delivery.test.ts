import { describe, expect, test } from 'vitest';
import { digestIsDue } from './digest.ts';
import { chosenDelivery, deliveryOf, type MailDelivery } from './mail-delivery.ts';
import { kindsFor, NOTIFICATION_KINDS, type NotificationKind } from './notification-kind.ts';

describe('defaults', () => {
  test.each<[NotificationKind, MailDelivery]>([
    ['shipment_created', 'instant'],
    ['booking_confirmed', 'instant'],
    ['status_changed', 'daily'],
    ['shipment_delayed', 'instant'],
    ['document_ready', 'daily'],
    ['quote_answered', 'instant'],
    ['invoice_issued', 'instant'],
    ['role_changed', 'instant'],
    ['enquiry', 'daily'],
  ])('%s is mailed %s', (kind, delivery) => expect(chosenDelivery(kind, null)).toBe(delivery));
});

test.each(['instant', 'daily', 'off'] as const)(
  'the choice %s applies to verified addresses only',
  (chosen) => {
    for (const kind of NOTIFICATION_KINDS) {
      expect(deliveryOf(kind, { chosen, email_verified: true })).toBe(chosen);
      expect(deliveryOf(kind, { chosen, email_verified: false })).toBe('off');
    }
  },
);

test.each([
  ['customer', false],
  ['driver', false],
  ['dispatcher', true],
  ['admin', true],
] as const)('a %s is notified of enquiries: %s', (role, included) => {
  expect(kindsFor(role).includes('enquiry')).toBe(included);
  expect(kindsFor(role)).toContain('status_changed');
});

describe('the daily digest', () => {
  test.each([
    [null, '2026-03-10T02:00:00Z', true],
    ['2026-03-09T06:05:00Z', '2026-03-10T05:59:00Z', false],
    ['2026-03-09T06:05:00Z', '2026-03-10T06:00:00Z', true],
    ['2026-03-10T06:05:00Z', '2026-03-10T23:05:00Z', false],
    ['2026-03-07T06:05:00Z', '2026-03-10T04:05:00Z', true],
  ])('last sent %s, at %s: %s', (last, now, due) => {
    expect(digestIsDue(last === null ? null : new Date(last), new Date(now))).toBe(due);
  });
});

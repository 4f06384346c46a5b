import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from './mailing-list.ts';
import { confirmation, mailFor, SubscriptionRequest } from './subscription.ts';

describe('the mail sent for a request', () => {
  test.each<[SubscriptionStatus | null, boolean, ReturnType<typeof mailFor>]>([
    [null, false, 'confirmation'],
    ['pending', false, 'confirmation'],
    ['ended', false, 'confirmation'],
    ['confirmed', false, 'subscribed_already'],
    ['pending', true, null],
    ['ended', true, null],
    ['confirmed', true, null],
  ])('%s, mailed lately: %s → %s', (status, mailed_lately, mail) => {
    expect(mailFor(status, mailed_lately)).toBe(mail);
  });
});

describe('the confirmation link', () => {
  const requested_at = new Date('2026-03-01T12:00:00Z');
  test.each<[SubscriptionStatus, string, ReturnType<typeof confirmation>]>([
    ['pending', '2026-03-01T12:00:05Z', 'confirm'],
    ['pending', '2026-03-08T12:00:00Z', 'confirm'],
    ['pending', '2026-03-08T12:00:01Z', 'expired'],
    ['confirmed', '2026-03-02T12:00:00Z', 'confirmed_already'],
    ['confirmed', '2027-03-02T12:00:00Z', 'confirmed_already'],
    ['ended', '2026-03-01T12:30:00Z', 'expired'],
  ])('%s at %s → %s', (status, now, outcome) => {
    expect(confirmation({ status, created_at: requested_at }, new Date(now))).toBe(outcome);
  });
});

describe('a request', () => {
  test.each([
    ['', 'Enter your e-mail address.'],
    ['nobody', 'Enter a valid e-mail address, such as name@company.com.'],
    [`${'a'.repeat(250)}@x.example`, 'Enter a valid e-mail address, such as name@company.com.'],
  ])('with the address “%s” is refused', (email, sentence) => {
    const parsed = SubscriptionRequest.safeParse({ email, list: 'newsletter' });
    expect(parsed.error?.issues[0]?.message).toBe(sentence);
  });

  test('normalizes the address', () => {
    expect(SubscriptionRequest.parse({ email: ' Ann@Trade.Example ', list: 'newsletter' }).email).toBe(
      'ann@trade.example',
    );
  });
});

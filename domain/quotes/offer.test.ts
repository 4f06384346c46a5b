import { describe, expect, test } from 'vitest';
import { defaultValidity, type OfferState, offerState } from './offer.ts';
import type { QuoteStatus } from './quote-status.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:00:00.001Z');

describe('an offer', () => {
  test.each<[QuoteStatus, number | null, Date | null, OfferState]>([
    ['pending', null, null, 'none'],
    ['pending', 100, later, 'none'],
    ['approved', null, null, 'none'],
    ['approved', 100, later, 'open'],
    ['approved', 100, now, 'expired'],
    ['rejected', 100, later, 'decided'],
    ['rejected', null, null, 'decided'],
    ['converted', 100, later, 'decided'],
  ])('%s at %s until %s is %s', (status, offered_cents, valid_until, state) => {
    expect(offerState({ status, offered_cents, valid_until }, now)).toBe(state);
  });

  test('is valid for 14 days', () => {
    expect(defaultValidity(now)).toEqual(new Date('2026-12-05T12:00:00Z'));
  });
});

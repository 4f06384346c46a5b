import { DAY_MS } from '../calendar/durations.ts';
import type { QuoteStatus } from './quote-status.ts';

/** The default validity of an offer. */
const OFFER_DAYS = 14;

/** The offered price in US cents and its validity; null until staff answer. */
interface Offered {
  status: QuoteStatus;
  offered_cents: number | null;
  valid_until: Date | null;
}

/** 'none' before an offer, 'open' while it can be accepted, 'decided' once accepted or rejected. */
export const OFFER_STATES = ['none', 'open', 'expired', 'decided'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** An offer expires at `valid_until`, so that it can no longer be accepted at that moment. */
export function offerState({ status, offered_cents, valid_until }: Offered, now: Date): OfferState {
  if (status === 'converted' || status === 'rejected') return 'decided';
  if (status === 'pending' || offered_cents === null || valid_until === null) return 'none';
  return valid_until > now ? 'open' : 'expired';
}

/** The default expiry of an offer made now. */
export function defaultValidity(now: Date): Date {
  return new Date(now.getTime() + OFFER_DAYS * DAY_MS);
}

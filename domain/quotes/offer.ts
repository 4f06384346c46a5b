import type { QuoteStatus } from './quote-status.ts';

const DAY_MS = 86_400_000;
/** How long an offer holds unless staff say otherwise. */
export const OFFER_DAYS = 14;

/** What the customer may accept: US cents, and until when. Null until staff answer. */
interface Offered {
  status: QuoteStatus;
  offered_cents: number | null;
  valid_until: Date | null;
}

/** 'none' while nothing is offered, 'open' while it can be accepted; 'decided' once accepted or rejected. */
export type OfferState = 'none' | 'open' | 'expired' | 'decided';

export function offerState({ status, offered_cents, valid_until }: Offered, now: Date): OfferState {
  if (status === 'converted' || status === 'rejected') return 'decided';
  if (status === 'pending' || offered_cents === null || valid_until === null) return 'none';
  return valid_until > now ? 'open' : 'expired';
}

/** Until when an offer made now holds. */
export function defaultValidity(now: Date): Date {
  return new Date(now.getTime() + OFFER_DAYS * DAY_MS);
}

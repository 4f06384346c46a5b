import type { Person } from '#domain/people/person.ts';
import { type OfferState, offerState } from '#domain/quotes/offer.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { lockQuoteOf, type QuoteRecord } from '../quotes-table.ts';

/** A quote with an open offer. */
export type OpenOffer = QuoteRecord & { offered_cents: number };

type Refusal = 'NOT_OFFERED' | 'EXPIRED' | 'ALREADY_DECIDED';
type Refusals = Record<Refusal | 'OFFER_CHANGED', () => Error>;

const REFUSED: Readonly<Record<Exclude<OfferState, 'open'>, Refusal>> = {
  none: 'NOT_OFFERED',
  expired: 'EXPIRED',
  decided: 'ALREADY_DECIDED',
};

/**
 * Locks the person's quote with its open offer until the transaction ends, so that only one decision is made. Throws
 * the operation's error otherwise.
 */
export async function lockOffer(
  transaction: Transaction,
  person: Person,
  { id, answered_at }: { id: string; answered_at?: Date | undefined },
  now: Date,
  errors: Refusals & { NOT_FOUND: () => Error },
): Promise<OpenOffer> {
  const quote = await lockQuoteOf(transaction, person, id);
  if (!quote) throw errors.NOT_FOUND();
  return openOffer(quote, answered_at, now, errors);
}

/** The quote with its open offer, which must be the one that the caller has read; throws the operation's error otherwise. */
export function openOffer(
  quote: QuoteRecord,
  answered_at: Date | undefined,
  now: Date,
  errors: Refusals,
): OpenOffer {
  const state = offerState(quote, now);
  if (state !== 'open') throw errors[REFUSED[state]]();
  if (answered_at && quote.answered_at?.getTime() !== answered_at.getTime()) throw errors.OFFER_CHANGED();
  return quote as OpenOffer;
}

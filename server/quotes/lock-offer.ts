import type { Person } from '#domain/people/person.ts';
import { type OfferState, offerState } from '#domain/quotes/offer.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockQuoteOf, type QuoteRecord } from './quotes-table.ts';

/** A quote with an open offer. */
export type OpenOffer = QuoteRecord & { offered_cents: number };

type Refusal = 'NOT_OFFERED' | 'EXPIRED' | 'ALREADY_DECIDED';
type Refusals = Record<Refusal, () => Error>;

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
  id_or_reference: string,
  now: Date,
  errors: Refusals & { NOT_FOUND: () => Error },
): Promise<OpenOffer> {
  const quote = await lockQuoteOf(transaction, person, id_or_reference);
  if (!quote) throw errors.NOT_FOUND();
  return openOffer(quote, now, errors);
}

/** The quote with its open offer; throws the operation's error otherwise. */
export function openOffer(quote: QuoteRecord, now: Date, errors: Refusals): OpenOffer {
  const state = offerState(quote, now);
  if (state !== 'open') throw errors[REFUSED[state]]();
  return quote as OpenOffer;
}

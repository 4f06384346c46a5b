import type { CallContext } from '../../api/call-context.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { hashOf } from '../../mail/link-token.ts';
import type { QuotesContext } from '../operations.ts';
import { lockQuote, type QuoteRecord } from '../quotes-table.ts';
import { type OpenOffer, openOffer } from './lock-offer.ts';
import { findQuoteOfLink } from './offer-links-table.ts';

type Caller = Pick<QuotesContext, 'enumerationLimiter'> &
  Pick<CallContext, 'person' | 'address' | 'replyHeader'>;

/** The quote behind a link. Unknown links are charged like unknown tracking numbers. */
export async function linkedQuote(
  connection: Connection,
  context: Caller,
  token: string,
  errors: { NOT_FOUND: () => Error },
): Promise<QuoteRecord> {
  const token_hash = hashOf(token);
  const [quote] = await context.enumerationLimiter.charge(context, [token_hash], async () => [
    await findQuoteOfLink(connection, token_hash),
  ]);
  if (!quote) throw errors.NOT_FOUND();
  return quote;
}

type Refusals = Record<
  'NOT_FOUND' | 'NOT_OFFERED' | 'EXPIRED' | 'ALREADY_DECIDED' | 'OFFER_CHANGED',
  () => Error
>;

/** Locks the quote of a link with its open offer, which must be the one that the caller has read. */
export async function lockLinkedOffer(
  transaction: Transaction,
  { id }: Pick<QuoteRecord, 'id'>,
  answered_at: Date | undefined,
  now: Date,
  errors: Refusals,
): Promise<OpenOffer> {
  const quote = await lockQuote(transaction, id);
  if (!quote) throw errors.NOT_FOUND();
  return openOffer(quote, answered_at, now, errors);
}

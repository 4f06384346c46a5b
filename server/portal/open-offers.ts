import { and, asc, gt, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { offeredTotal } from '../quotes/options/quote-options-table.ts';
import { ownedQuotes, type QuoteOwner, quotes } from '../quotes/quotes-table.ts';
import { MAX_WAITING } from './amounts-due.ts';

/** The offers to this address that can be accepted: `offerState` 'open' in SQL, the first to expire first. */
export async function openOffersOf(connection: Connection, owner: QuoteOwner, now: Date) {
  const rows = await connection
    .select({
      reference: quotes.reference,
      origin_city: quotes.origin_city,
      destination_city: quotes.destination_city,
      offered_cents: quotes.offered_cents,
      offered_total: offeredTotal,
      valid_until: quotes.valid_until,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(quotes)
    .where(and(ownedQuotes(owner), sql`${quotes.status} = 'approved'`, gt(quotes.valid_until, now)))
    .orderBy(asc(quotes.valid_until))
    .limit(MAX_WAITING);
  return {
    count: rows[0]?.all ?? 0,
    offers: rows.flatMap(({ all: _, valid_until, ...row }) =>
      valid_until ? [{ kind: 'offer' as const, ...row, valid_until }] : [],
    ),
  };
}

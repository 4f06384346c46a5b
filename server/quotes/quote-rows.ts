import { and, eq, sql } from 'drizzle-orm';
import type { QuoteRow } from '#contract/quotes/customer.ts';
import type { QuoteMode } from '#domain/quotes/quote-choices.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { listOfferedOptions } from './options/quote-options-table.ts';
import { searchedByCustomer } from './quote-search.ts';
import { ownedQuotes, type QuoteOwner, quotes } from './quotes-table.ts';

const ORDER = newestFirst('quotes.mine', quotes);

/** An owner’s quotes, searched, newest first, paged by key. */
export async function listQuotesOf(
  connection: Connection,
  owner: QuoteOwner,
  {
    q,
    after,
    limit,
    updated_since,
  }: {
    q?: string | undefined;
    after?: string | undefined;
    limit: number;
    updated_since?: Date | undefined;
  },
): Promise<{ quotes: QuoteRow[]; next: string | null }> {
  const rows = await connection
    .select({
      id: quotes.id,
      reference: quotes.reference,
      origin_city: quotes.origin_city,
      origin_country: quotes.origin_country,
      destination_city: quotes.destination_city,
      destination_country: quotes.destination_country,
      cargo_description: quotes.cargo_description,
      cargo_weight: quotes.cargo_weight,
      preferred_transport: sql<QuoteMode[]>`${quotes.preferred_transport}`,
      estimated_cost_cents: quotes.estimated_cost_cents,
      estimate_indicative: sql<boolean>`not coalesce(${quotes.estimates} @? '$[0] ? (@.indicative == false)', false)`,
      status: quotes.status,
      offered_cents: quotes.offered_cents,
      offered_mode: quotes.offered_mode,
      offer_note: quotes.offer_note,
      option_revision: quotes.option_revision,
      answered_at: quotes.answered_at,
      valid_until: quotes.valid_until,
      decided_at: quotes.decided_at,
      tracking_number: shipmentNumber(connection),
      created_at: quotes.created_at,
      key: keyOf(ORDER),
    })
    .from(quotes)
    .where(
      and(
        ownedQuotes(owner),
        await searchedByCustomer(connection, q),
        changedSince(quotes.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  const options = await listOfferedOptions(
    connection,
    page.flatMap(({ id, option_revision }) => (option_revision > 0 ? [id] : [])),
  );
  const rowsWithOptions = page.map(({ option_revision: _, ...quote }) => ({
    ...quote,
    options: options.filter(({ quote_id }) => quote_id === quote.id),
  }));
  return { quotes: rowsWithOptions as QuoteRow[], next };
}

/** The tracking number of the shipment that a quote became, as a column of a select from quotes. */
export function shipmentNumber(connection: Connection) {
  return connection
    .select({ tracking_number: shipments.tracking_number })
    .from(shipments)
    .where(eq(shipments.quote_id, quotes.id))
    .orderBy(shipments.created_at)
    .limit(1)
    .as('tracking_number');
}

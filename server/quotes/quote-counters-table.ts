import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { QUOTE_STATUSES } from '#domain/quotes/quote-status.ts';
import type { Connection } from '../database/pool/connection.ts';

/** By how many quotes a statement changed the number of a status; works like `shipmentCounters`. */
export const quoteCounters = pgTable('quote_counters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text('status', { enum: QUOTE_STATUSES }).notNull(),
  quotes: integer('quotes').notNull(),
});

export async function compactQuoteCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from quote_counters group by status having count(*) > 1),
    taken as (delete from quote_counters where id in (select id from several) returning status, quotes)
    insert into quote_counters (status, quotes)
    select status, sum(quotes) from taken group by status having sum(quotes) <> 0`);
}

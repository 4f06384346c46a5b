import { asc, eq, sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { cents } from '../database/statements/columns.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';

/**
 * The change of an organisation's bookings in a month (UTC) by a statement. Like `shipmentCounters`, so that a dashboard costs
 * the same for all clients. Excludes shipments without a customer.
 */
export const spendingCounters = pgTable(
  'spending_counters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisation_id: uuid('organisation_id').notNull(),
    /** Its first day. */
    month: date('month').notNull(),
    shipments: integer('shipments').notNull(),
    cost_cents: cents('cost_cents').notNull(),
    /** Of the cost. */
    currency: text('currency').notNull(),
  },
  (table) => [index('spending_counters_of_client').on(table.organisation_id, table.month)],
);

/** What an organisation booked in one month and currency. */
export interface MonthOfBookings {
  /** '2026-03' */
  month: string;
  currency: string;
  spent_cents: number;
  shipments: number;
}

/** By month of booking, oldest first, and currency; months without a booking are omitted. */
export async function spendingByMonth(
  connection: Connection,
  organisation_id: string,
): Promise<MonthOfBookings[]> {
  return monthly(connection).execute({ organisation_id });
}

const monthly = cachedStatement((connection) => {
  const { organisation_id, month, cost_cents, currency, shipments } = spendingCounters;
  return connection
    .select({
      month: sql<string>`to_char(${month}, 'YYYY-MM')`,
      currency,
      spent_cents: sql<number>`sum(${cost_cents})::float8`,
      shipments: sql<number>`sum(${shipments})::int`,
    })
    .from(spendingCounters)
    .where(eq(organisation_id, sql.placeholder('organisation_id')))
    .groupBy(month, currency)
    .having(sql`sum(${shipments}) <> 0`)
    .orderBy(asc(month), asc(currency))
    .prepare('spending_by_month');
});

export async function compactSpendingCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from spending_counters
      group by organisation_id, month, currency having count(*) > 1),
    taken as (
      delete from spending_counters where id in (select id from several)
      returning organisation_id, month, currency, shipments, cost_cents)
    insert into spending_counters (organisation_id, month, currency, shipments, cost_cents)
    select organisation_id, month, currency, sum(shipments), sum(cost_cents) from taken
    group by organisation_id, month, currency having sum(shipments) <> 0 or sum(cost_cents) <> 0`);
}

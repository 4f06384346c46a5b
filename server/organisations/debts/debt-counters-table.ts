import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { overdueBefore } from '#domain/invoices/invoice-state.ts';
import type { Owed } from '#domain/organisations/credit.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { cents } from '../../database/statements/columns.ts';
import { openingBalances } from '../opening-balances-table.ts';

/**
 * By how much a statement changed what an organisation owes for its shipments, so that checking a credit limit costs the same
 * for all clients. Works like `shipmentCounters`; triggers of shipments, invoices and charges append the rows (decision 0143).
 */
export const debtCounters = pgTable(
  'debt_counters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisation_id: uuid('organisation_id').notNull(),
    currency: text('currency').notNull(),
    /** The due day (UTC) of unpaid invoices; null for what no invoice states yet. */
    due_on: date('due_on'),
    /** Of invoices with VAT and less what was credited, otherwise net. */
    amount_cents: cents('amount_cents').notNull(),
  },
  (table) => [index('debt_counters_of_client').on(table.organisation_id)],
);

/**
 * What the organisation owes, by currency: unpaid invoices less what credit notes took back of them, opening balances,
 * and, without VAT, what no invoice in force states of confirmed shipments and of the charges that staff added to cancelled ones.
 */
export async function debtsOf(connection: Connection, organisation_id: string, now: Date): Promise<Owed[]> {
  const today = dayInUtc(overdueBefore(now));
  const rows = await connection.execute<Owed & Record<string, unknown>>(sql`
    select currency,
      coalesce(sum(amount_cents) filter (where due_on is not null), 0)::float8 as due_cents,
      coalesce(sum(amount_cents) filter (where due_on < ${today}::date), 0)::float8 as overdue_cents,
      coalesce(sum(amount_cents) filter (where due_on is null), 0)::float8 as unbilled_cents
    from (
      select currency, due_on, sum(amount_cents) as amount_cents from ${debtCounters}
      where organisation_id = ${organisation_id} group by currency, due_on
      union all
      select currency, due_on, amount_cents - paid_cents from ${openingBalances}
      where organisation_id = ${organisation_id} and paid_at is null
    ) as debts
    where amount_cents <> 0
    group by currency order by currency`);
  return [...rows];
}

export async function compactDebtCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from debt_counters
      group by organisation_id, currency, due_on having count(*) > 1),
    taken as (
      delete from debt_counters where id in (select id from several)
      returning organisation_id, currency, due_on, amount_cents)
    insert into debt_counters (organisation_id, currency, due_on, amount_cents)
    select organisation_id, currency, due_on, sum(amount_cents) from taken
    group by organisation_id, currency, due_on having sum(amount_cents) <> 0`);
}

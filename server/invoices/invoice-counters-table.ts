import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kind.ts';
import { type InvoiceState, overdueBefore } from '#domain/invoices/invoice-state.ts';
import { INVOICE_STATUSES } from '#domain/invoices/invoice-status.ts';
import type { Connection } from '../database/pool/connection.ts';
import { cents } from '../database/statements/columns.ts';

/** What credit notes took back of pending invoices is counted beside them, by a status of its own and without a number. */
const COUNTED_STATUSES = [...INVOICE_STATUSES, 'PendingCredit'] as const;
const OPEN = ['Pending', 'PendingCredit'] as const;

/**
 * By how much a statement changed the number and the amounts of invoices, for the totals of lists; works like
 * `shipmentCounters`. Days are in UTC.
 */
export const invoiceCounters = pgTable('invoice_counters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  issued_on: date('issued_on').notNull(),
  /** Only of pending invoices, which it makes overdue. */
  due_on: date('due_on'),
  currency: text('currency').notNull(),
  status: text('status', { enum: COUNTED_STATUSES }).notNull(),
  invoices: integer('invoices').notNull(),
  amount_cents: cents('amount_cents').notNull(),
});

export const areOpen = inArray(invoiceCounters.status, OPEN);

/** As `isOverdue`. */
export function areOverdue(now: Date): SQL {
  return and(areOpen, lt(invoiceCounters.due_on, today(now))) as SQL;
}

/** The counters of invoices in one of the states that were issued on these days; `until` is the day after the last one. */
export function countersOf(
  {
    state,
    kind,
    from,
    until,
  }: {
    state?: InvoiceState[] | undefined;
    kind?: InvoiceKind | undefined;
    from?: Date | undefined;
    until?: Date | undefined;
  },
  now: Date,
): SQL | undefined {
  const { issued_on, status } = invoiceCounters;
  return and(
    state && or(...state.map((one) => areIn(one, now))),
    kind && (kind === 'credit_note' ? eq(status, 'Issued') : ne(status, 'Issued')),
    from && gte(issued_on, dayInUtc(from)),
    until && lt(issued_on, dayInUtc(until)),
  );
}

function areIn(state: InvoiceState, now: Date): SQL | undefined {
  const { status, due_on } = invoiceCounters;
  if (state === 'Overdue') return areOverdue(now);
  if (state === 'Pending') return and(areOpen, gte(due_on, today(now)));
  return eq(status, state);
}

function today(now: Date): string {
  return dayInUtc(overdueBefore(now));
}

export async function compactInvoiceCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from invoice_counters
      group by issued_on, due_on, currency, status having count(*) > 1),
    taken as (
      delete from invoice_counters where id in (select id from several)
      returning issued_on, due_on, currency, status, invoices, amount_cents)
    insert into invoice_counters (issued_on, due_on, currency, status, invoices, amount_cents)
    select issued_on, due_on, currency, status, sum(invoices), sum(amount_cents) from taken
    group by issued_on, due_on, currency, status having sum(invoices) <> 0 or sum(amount_cents) <> 0`);
}

import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { StaffInvoice } from '#contract/invoices/invoice-records.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kind.ts';
import type { InvoiceState } from '#domain/invoices/invoice-state.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, seekCondition } from '../database/statements/keyset.ts';
import { isOfReader, isOfSomeBranches, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { areOpen, areOverdue, countersOf, invoiceCounters } from './invoice-counters-table.ts';
import { invoiceLines } from './invoice-lines-table.ts';
import { asOf, INVOICE_COLUMNS, invoiceOrder, ofKind } from './invoice-rows.ts';
import { billedClient, dueCents, invoices, isOverdue, isUnpaid, signedCents } from './invoices-table.ts';
import { findMatches, type InvoiceSearch, isAmongNewest } from './search/invoice-search.ts';

const ORDER = invoiceOrder('invoices.list');
const MAX_LINES = 100_000;
const MAX_SUMMED = 10_000;
/** Each keystroke sends a new request. */
const MAX_SUMMED_OF_SEARCH = 1_000;

interface InvoiceFilter {
  search: InvoiceSearch | undefined;
  state?: InvoiceState[] | undefined;
  kind?: InvoiceKind | undefined;
  organisation?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  updated_since?: Date | undefined;
  reader: Reader;
}

/** The filter with what its search found. */
export async function invoiceFilter(
  connection: Connection,
  { q, ...filter }: Omit<InvoiceFilter, 'search'> & { q?: string | undefined },
): Promise<InvoiceFilter> {
  return { ...filter, search: q ? await findMatches(connection, q) : undefined };
}

/** The invoices of all clients, newest first, with keyset pagination. */
export async function listStaffInvoices(
  connection: Connection,
  filter: InvoiceFilter,
  { after, limit, now }: { after?: string | undefined; limit: number; now: Date },
): Promise<{ invoices: StaffInvoice[]; next: string | null }> {
  const rows = await connection
    .select({ ...INVOICE_COLUMNS, client: billedClient, key: keyOf(ORDER) })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(newestMatching(filter, now, limit + 1, after))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { invoices: page.map(asOf(now)), next };
}

/**
 * Their number and total amounts; void invoices are counted, but not summed, and credit notes are negative. Counters have the totals of all clients by state and day;
 * of what is filtered otherwise, the newest 10,000 are read, of a search 1,000.
 */
export async function totalStaffInvoices(connection: Connection, filter: InvoiceFilter, now: Date) {
  const rows = isCounted(filter)
    ? await sumCounters(connection, filter, now)
    : await sumNewest(connection, filter, now);
  const by_currency = rows
    .filter(({ valid }) => valid > 0)
    .map(({ count: _, valid: __, capped: ___, ...sums }) => sums);
  const sumOf = (field: 'count' | 'amount_cents' | 'open_cents' | 'overdue_cents') =>
    rows.reduce((sum, row) => sum + row[field], 0);
  return {
    count: sumOf('count'),
    capped: rows.some(({ capped }) => capped),
    currency: by_currency.length > 1 ? null : ((by_currency[0] ?? rows[0])?.currency ?? 'USD'),
    amount_cents: sumOf('amount_cents'),
    open_cents: sumOf('open_cents'),
    overdue_cents: sumOf('overdue_cents'),
    by_currency,
  };
}

/** Counters know neither clients nor branches, and days in UTC only. */
function isCounted({ search, organisation, from, until, updated_since, reader }: InvoiceFilter): boolean {
  const isDay = (moment: Date | undefined) => !moment || moment.getTime() % DAY_MS === 0;
  return reader === 'staff' && !search && !organisation && !updated_since && isDay(from) && isDay(until);
}

async function sumCounters(connection: Connection, filter: InvoiceFilter, now: Date) {
  const { currency, status, invoices: number, amount_cents } = invoiceCounters;
  const sumWhere = (column: typeof number | SQL, condition: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)::float8`;
  const signed = sql`case ${status} when 'Issued' then -${amount_cents} when 'PendingCredit' then 0 else ${amount_cents} end`;
  const open = sql`case ${status} when 'PendingCredit' then -${amount_cents} else ${amount_cents} end`;
  const all = sql<number>`coalesce(sum(${number}), 0)::float8`;
  const valid = sql`${status} <> 'Void'`;
  return connection
    .select({
      count: all,
      valid: sumWhere(number, valid),
      capped: sql<boolean>`false`,
      currency,
      amount_cents: sumWhere(signed, valid),
      open_cents: sumWhere(open, areOpen),
      overdue_cents: sumWhere(open, areOverdue(now)),
    })
    .from(invoiceCounters)
    .where(countersOf(filter, now))
    .groupBy(currency)
    .having(sql`sum(${number}) <> 0`)
    .orderBy(desc(all), asc(currency));
}

async function sumNewest(connection: Connection, filter: InvoiceFilter, now: Date) {
  const most = filter.search ? MAX_SUMMED_OF_SEARCH : MAX_SUMMED;
  const newest = connection
    .select({
      currency: invoices.currency,
      status: invoices.status,
      due_at: invoices.due_at,
      signed_cents: signedCents.as('signed_cents'),
      due_cents: dueCents.as('due_cents'),
      place: sql<number>`row_number() over (order by ${sql.join(inOrder(ORDER), sql`, `)})`.as('place'),
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(newestMatching(filter, now, most + 1))
    .orderBy(...inOrder(ORDER))
    .limit(most + 1)
    .as('invoices');
  const isSummed = sql`${newest.place} <= ${most}`;
  const centsWhere = (column: typeof newest.signed_cents | typeof newest.due_cents, condition: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${isSummed} and ${condition}), 0)::float8`;
  const countWhere = (condition: SQL) =>
    sql<number>`(count(*) filter (where ${isSummed} and ${condition}))::int`;
  const valid = sql`${newest.status} <> 'Void'`;
  const all = countWhere(sql`true`);
  return connection
    .select({
      count: all,
      valid: countWhere(valid),
      capped: sql<boolean>`bool_or(${newest.place} > ${most})`,
      currency: newest.currency,
      amount_cents: centsWhere(newest.signed_cents, valid),
      open_cents: centsWhere(newest.due_cents, isUnpaid),
      overdue_cents: centsWhere(newest.due_cents, isIn('Overdue', now)),
    })
    .from(newest)
    .groupBy(newest.currency)
    .orderBy(desc(all), asc(newest.currency));
}

/** Line by line for accounting, oldest first. */
export async function listInvoiceLines(connection: Connection, filter: InvoiceFilter, now: Date) {
  const rows = await connection
    .select({
      ...INVOICE_COLUMNS,
      client: billedClient,
      void_reason: invoices.void_reason,
      credit_reason: invoices.credit_reason,
      supplied_on: sql<string | null>`${invoices.shipment_summary}->>'supplied_on'`,
      line: invoiceLines.line_order,
      description: invoiceLines.description,
      line_cents: invoiceLines.amount_cents,
      vat_cents: invoices.vat_cents,
      vat_category: invoiceLines.vat_category,
      vat_rate: invoiceLines.vat_rate,
      vat_note: invoiceLines.vat_note,
      calculation: invoiceLines.calculation,
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .innerJoin(invoiceLines, eq(invoiceLines.invoice_id, invoices.id))
    .where(and(filter.search?.condition, matching(filter, now)))
    .orderBy(asc(invoices.issued_at), asc(invoices.id), asc(invoiceLines.line_order))
    .limit(MAX_LINES);
  return rows.map(asOf(now));
}

/** The condition of the newest invoices of the filter, at most `limit`, after a cursor. */
function newestMatching(filter: InvoiceFilter, now: Date, limit: number, after?: string): SQL | undefined {
  const scope = and(matching(filter, now), seekCondition(ORDER, after));
  if (!filter.search) return scope;
  const joins = isOfSomeBranches(filter.reader);
  return and(isAmongNewest(filter.search, scope, { order: ORDER, limit, joins }), scope);
}

/** Without the search. */
function matching(
  { state, kind, organisation, from, until, updated_since, reader }: InvoiceFilter,
  now: Date,
): SQL | undefined {
  return and(
    state && or(...state.map((one) => isIn(one, now))),
    ofKind(kind),
    organisation ? eq(invoices.organisation_id, organisation) : undefined,
    from && gte(invoices.issued_at, from),
    until && lt(invoices.issued_at, until),
    changedSince(invoices.updated_at, updated_since),
    isOfReader(reader, invoices.organisation_id),
  );
}

function isIn(state: InvoiceState, now: Date): SQL {
  if (state === 'Pending') return sql`(${isUnpaid} and not ${isOverdue(now)})`;
  if (state === 'Overdue') return isOverdue(now);
  // As the index of credit notes has it.
  if (state === 'Issued') return sql`${invoices.kind} = 'credit_note'`;
  return inArray(invoices.status, [state]);
}

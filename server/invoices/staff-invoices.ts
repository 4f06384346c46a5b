import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { StaffInvoice } from '#contract/invoices.ts';
import type { InvoiceState } from '#domain/invoices/invoice-state.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, seekCondition } from '../database/statements/keyset.ts';
import { isOfReader, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { asOf, INVOICE_COLUMNS, invoiceOrder } from './invoice-rows.ts';
import { invoiceLines, invoices, isOverdue, isUnpaid } from './invoices-table.ts';

const ORDER = invoiceOrder('invoices.list');
const MAX_LINES = 100_000;

interface InvoiceFilter {
  q?: string | undefined;
  state?: InvoiceState[] | undefined;
  organisation?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  updated_since?: Date | undefined;
  reader: Reader;
}

const CLIENT = sql<
  string | null
>`coalesce(${invoices.billed_to}->>'company_name', ${invoices.billed_to}->>'full_name')`;

/** The invoices of all clients, newest first, with keyset pagination. */
export async function listStaffInvoices(
  connection: Connection,
  filter: InvoiceFilter,
  { after, limit, now }: { after?: string | undefined; limit: number; now: Date },
): Promise<{ invoices: StaffInvoice[]; next: string | null }> {
  const rows = await connection
    .select({ ...INVOICE_COLUMNS, client: CLIENT, key: keyOf(ORDER) })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(and(matching(filter, now), seekCondition(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { invoices: page.map(asOf(now)), next };
}

/** Their number and total amounts; void invoices are counted, but not summed. */
export async function totalStaffInvoices(connection: Connection, filter: InvoiceFilter, now: Date) {
  const centsWhere = (condition: SQL) =>
    sql<number>`coalesce(sum(${invoices.amount_cents}) filter (where ${condition}), 0)::float8`;
  const valid = sql`${invoices.status} <> 'Void'`;
  const rows = await connection
    .select({
      count: count(),
      valid: sql<number>`(count(*) filter (where ${valid}))::int`,
      currency: invoices.currency,
      amount_cents: centsWhere(valid),
      open_cents: centsWhere(isUnpaid),
      overdue_cents: centsWhere(isIn('Overdue', now)),
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(matching(filter, now))
    .groupBy(invoices.currency)
    .orderBy(desc(count()), asc(invoices.currency));
  const by_currency = rows.filter(({ valid }) => valid > 0).map(({ count: _, valid: __, ...sums }) => sums);
  const sumOf = (field: 'count' | 'amount_cents' | 'open_cents' | 'overdue_cents') =>
    rows.reduce((sum, row) => sum + row[field], 0);
  return {
    count: sumOf('count'),
    currency: by_currency.length > 1 ? null : ((by_currency[0] ?? rows[0])?.currency ?? 'USD'),
    amount_cents: sumOf('amount_cents'),
    open_cents: sumOf('open_cents'),
    overdue_cents: sumOf('overdue_cents'),
    by_currency,
  };
}

/** Line by line for accounting, oldest first. */
export async function listInvoiceLines(connection: Connection, filter: InvoiceFilter, now: Date) {
  const rows = await connection
    .select({
      ...INVOICE_COLUMNS,
      client: CLIENT,
      void_reason: invoices.void_reason,
      line: invoiceLines.line_order,
      description: invoiceLines.description,
      line_cents: invoiceLines.amount_cents,
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .innerJoin(invoiceLines, eq(invoiceLines.invoice_id, invoices.id))
    .where(matching(filter, now))
    .orderBy(asc(invoices.issued_at), asc(invoices.id), asc(invoiceLines.line_order))
    .limit(MAX_LINES);
  return rows.map(asOf(now));
}

function matching(
  { q, state, organisation, from, until, updated_since, reader }: InvoiceFilter,
  now: Date,
): SQL | undefined {
  return and(
    q ? containing(q) : undefined,
    state && or(...state.map((one) => isIn(one, now))),
    organisation ? eq(invoices.organisation_id, organisation) : undefined,
    from && gte(invoices.issued_at, from),
    until && lt(invoices.issued_at, until),
    changedSince(invoices.updated_at, updated_since),
    isOfReader(reader, invoices.organisation_id),
  );
}

function containing(text: string): SQL | undefined {
  const contains = (column: SQL | typeof invoices.number | typeof shipments.tracking_number) =>
    sql`strpos(upper(${column}), ${text.toUpperCase()}) > 0`;
  return or(contains(invoices.number), contains(shipments.tracking_number), contains(CLIENT));
}

function isIn(state: InvoiceState, now: Date): SQL {
  if (state === 'Pending') return sql`(${isUnpaid} and not ${isOverdue(now)})`;
  if (state === 'Overdue') return isOverdue(now);
  return inArray(invoices.status, [state]);
}

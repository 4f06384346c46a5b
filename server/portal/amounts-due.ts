import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { dueCents, invoices, isOverdue, isUnpaid } from '../invoices/invoices-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** More would only be scrolled past: the invoices screen has them all. */
export const MAX_WAITING = 20;

const unpaidOf = (organisation_id: string) => and(eq(invoices.organisation_id, organisation_id), isUnpaid);

/** What the organisation's unpaid invoices come to. */
export async function amountsDueOf(connection: Connection, organisation_id: string, now: Date) {
  const rows = await connection
    .select({
      currency: invoices.currency,
      amount_cents: sql<number>`sum(${dueCents})::float8`,
      count: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue(now)}))::int`,
      next_due_at: sql<string | null>`min(${invoices.due_at}) filter (where not ${isOverdue(now)})`,
    })
    .from(invoices)
    .where(unpaidOf(organisation_id))
    .groupBy(invoices.currency)
    .orderBy(sql`2 desc`);
  const next = rows.flatMap(({ next_due_at }) => (next_due_at ? [new Date(next_due_at).getTime()] : []));
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
    next_due_at: next.length > 0 ? new Date(Math.min(...next)) : null,
    amounts: rows.map(({ currency, amount_cents }) => ({ currency, amount_cents })),
  };
}

/** The overdue invoices, the oldest first. */
export async function overdueInvoicesOf(connection: Connection, organisation_id: string, now: Date) {
  const rows = await connection
    .select({
      number: invoices.number,
      tracking_number: shipments.tracking_number,
      amount_cents: dueCents,
      currency: invoices.currency,
      due_at: invoices.due_at,
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(and(eq(invoices.organisation_id, organisation_id), isOverdue(now)))
    .orderBy(asc(invoices.due_at))
    .limit(MAX_WAITING);
  return rows.map((row) => ({ kind: 'invoice' as const, ...row }));
}

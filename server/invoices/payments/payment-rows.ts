import { and, asc, eq, getTableColumns, isNull, sql, sum } from 'drizzle-orm';
import type { Money } from '#domain/money/money.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { changedSince } from '../../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../../database/statements/keyset.ts';
import { profiles } from '../../people/profiles-table.ts';
import { paymentAllocations, payments } from './payments-table.ts';

/** As the index of payments on account has it; it also has those that were refunded in full. */
const isOnAccount = sql`${payments.allocated_cents} < ${payments.amount_cents} and ${payments.reversed_at} is null
  and ${payments.allocated_cents} + ${payments.refunded_cents} < ${payments.amount_cents}`;

/** What each invoice got of a payment, by the id of the invoice. */
export async function allocationsOf(
  connection: Connection,
  payment_id: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await connection
    .select({
      invoice_id: paymentAllocations.invoice_id,
      amount_cents: sql<number>`sum(${paymentAllocations.amount_cents})`.mapWith(Number),
    })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.payment_id, payment_id))
    .groupBy(paymentAllocations.invoice_id);
  return new Map(rows.map(({ invoice_id, amount_cents }) => [invoice_id, amount_cents]));
}

/** Since when the newest payment in force pays an invoice; null without one. */
export async function lastPaidAt(connection: Connection, invoice_id: string): Promise<Date | null> {
  const [found] = await connection
    .select({
      at: sql<Date | null>`max(${paymentAllocations.allocated_at})`.mapWith(paymentAllocations.allocated_at),
    })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.payment_id))
    .where(and(eq(paymentAllocations.invoice_id, invoice_id), isNull(payments.reversed_at)));
  return found?.at ?? null;
}

/** The payments of an invoice, oldest first, also reversed ones. Each once, whenever its parts were allocated. */
export function listPaymentsOfInvoice(connection: Connection, invoice_id: string) {
  return connection
    .select({
      id: payments.id,
      amount_cents: sum(paymentAllocations.amount_cents).mapWith(Number),
      total_cents: payments.amount_cents,
      received_at: payments.received_at,
      reference: payments.reference,
      reversed_at: payments.reversed_at,
      reversal_reason: payments.reversal_reason,
    })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.payment_id))
    .where(eq(paymentAllocations.invoice_id, invoice_id))
    .groupBy(payments.id)
    .orderBy(asc(payments.received_at), asc(payments.id));
}

const ORDER = newestFirst('invoices.payments', { created_at: payments.received_at, id: payments.id });

/** The payments of a company that were changed since a moment, newest first, with keyset pagination. */
export async function listPaymentsOf(
  connection: Connection,
  organisation_id: string,
  {
    after,
    limit,
    updated_since,
  }: { after?: string | undefined; limit: number; updated_since?: Date | undefined },
) {
  const rows = await connection
    .select({
      ...getTableColumns(payments),
      recorded_by: profiles.full_name,
      key: keyOf(ORDER),
      allocations: sql<{ number: string; amount_cents: number }[]>`(
        select coalesce(json_agg(json_build_object('number', number, 'amount_cents', paid_cents) order by number), '[]')
        from (select invoices.number, sum(parts.amount_cents) as paid_cents
          from payment_allocations parts join invoices on invoices.id = parts.invoice_id
          where parts.payment_id = ${payments.id} group by invoices.number) as paid)`,
    })
    .from(payments)
    .leftJoin(profiles, eq(profiles.user_id, payments.recorded_by))
    .where(
      and(
        eq(payments.organisation_id, organisation_id),
        changedSince(payments.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

/** What of the payments of a company is on account, by currency. */
export function onAccountOf(connection: Connection, organisation_id: string): Promise<Money[]> {
  return connection
    .select({
      amount:
        sql<number>`sum(${payments.amount_cents} - ${payments.allocated_cents} - ${payments.refunded_cents})`.mapWith(
          Number,
        ),
      currency: payments.currency,
    })
    .from(payments)
    .where(and(eq(payments.organisation_id, organisation_id), isOnAccount))
    .groupBy(payments.currency)
    .orderBy(payments.currency);
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Money } from '#domain/money/money.ts';
import type { Connection } from '../database/pool/connection.ts';
import { invoices, isUnpaid } from './invoices-table.ts';

/** The open credit balances of a company: what was credited after payments and not refunded, by currency. */
export function creditBalancesOf(connection: Connection, organisation_id: string): Promise<Money[]> {
  return (
    connection
      .select({
        amount: sql<number>`sum(${invoices.overpaid_cents} - ${invoices.refunded_cents})`.mapWith(Number),
        currency: invoices.currency,
      })
      .from(invoices)
      // As the index of credit balances has it.
      .where(
        and(
          eq(invoices.organisation_id, organisation_id),
          sql`${invoices.overpaid_cents} > ${invoices.refunded_cents}`,
        ),
      )
      .groupBy(invoices.currency)
      .orderBy(invoices.currency)
  );
}

/** The numbers of issued, unpaid invoices, newest first. */
export async function listUnpaidOf(connection: Connection, organisation_id: string): Promise<string[]> {
  const unpaid = await connection
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.organisation_id, organisation_id), isUnpaid))
    .orderBy(desc(invoices.issued_at), desc(invoices.id));
  return unpaid.map(({ number }) => number);
}

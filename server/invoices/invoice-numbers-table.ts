import { eq, sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { INVOICE_PREFIX, invoiceNumber } from '#domain/invoices/invoice-number.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';

/**
 * The last number of each prefix and year (UTC). Not a sequence, because a sequence leaves gaps when a transaction rolls
 * back.
 */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    prefix: text('prefix').notNull().default(INVOICE_PREFIX),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prefix, table.year] }),
    check('invoice_numbers_last', sql`${table.last} > 0`),
  ],
);

/** Takes the next number of the year of `now`. Concurrent callers of a prefix wait until the transaction ends. */
export async function takeInvoiceNumber(
  transaction: Transaction,
  now: Date,
  prefix = INVOICE_PREFIX,
): Promise<string> {
  const year = now.getUTCFullYear();
  const [taken] = await transaction
    .insert(invoiceNumbers)
    .values({ prefix, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.prefix, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  return invoiceNumber(year, (taken as { last: number }).last, prefix);
}

/** Whether a number of the prefix was ever taken. */
export async function hasNumbers(connection: Connection, prefix: string): Promise<boolean> {
  const taken = await connection
    .select({ year: invoiceNumbers.year })
    .from(invoiceNumbers)
    .where(eq(invoiceNumbers.prefix, prefix))
    .limit(1);
  return taken.length > 0;
}

/** Lets the series go on after the numbers of invoices that an organisation brought from another installation. */
export async function raiseInvoiceNumbers(transaction: Transaction, organisation_id: string): Promise<void> {
  await transaction.execute(sql`
    insert into ${invoiceNumbers} (prefix, year, last)
    select part[1], part[2]::int, max(part[3]::int)
    from invoices, regexp_match(number, '^(.+)-(\\d{4})-(\\d{1,9})$') as part
    where part is not null and part[3]::int > 0 and organisation_id = ${organisation_id}::uuid
    group by part[1], part[2]
    on conflict (prefix, year) do update set last = greatest(${invoiceNumbers}.last, excluded.last)`);
}

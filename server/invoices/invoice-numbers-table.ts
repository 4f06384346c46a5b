import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { invoiceNumber } from '#domain/invoices/invoice-number.ts';
import type { Transaction } from '../database/pool/connection.ts';

/**
 * The last number of each year (UTC). Not a sequence, because a sequence leaves gaps when a transaction rolls
 * back.
 */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    year: integer('year').primaryKey(),
    last: integer('last').notNull(),
  },
  (table) => [check('invoice_numbers_last', sql`${table.last} > 0`)],
);

/** Takes the next number of the year of `now`. Concurrent callers wait until the transaction ends. */
export async function takeInvoiceNumber(transaction: Transaction, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [taken] = await transaction
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  return invoiceNumber(year, (taken as { last: number }).last);
}

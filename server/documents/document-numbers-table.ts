import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { seriesNumber } from '#domain/branches/series-number.ts';
import type { Transaction } from '../database/pool/connection.ts';

/** The last document number of each prefix and year (UTC). */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    prefix: text('prefix').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prefix, table.year] }),
    check('document_numbers_last', sql`${table.last} > 0`),
  ],
);

/** Takes the next number of the prefix in the year of `now`. */
export async function takeDocumentNumber(
  transaction: Transaction,
  prefix: string,
  now: Date,
): Promise<string> {
  const year = now.getUTCFullYear();
  const [taken] = await transaction
    .insert(documentNumbers)
    .values({ prefix, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.prefix, documentNumbers.year],
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning({ last: documentNumbers.last });
  return seriesNumber(prefix, year, (taken as { last: number }).last);
}

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

/** Lets the series go on after the numbers of documents that an organisation brought from another installation. */
export async function raiseDocumentNumbers(transaction: Transaction, organisation_id: string): Promise<void> {
  await transaction.execute(sql`
    insert into ${documentNumbers} (prefix, year, last)
    select part[1], part[2]::int, max(part[3]::int)
    from shipping_documents, regexp_match(document_number, '^(.+)-(\\d{4})-(\\d{1,9})$') as part
    where part is not null and part[3]::int > 0 and shipment_id in (
        select id from shipments where organisation_id = ${organisation_id}::uuid)
    group by part[1], part[2]
    on conflict (prefix, year) do update set last = greatest(${documentNumbers}.last, excluded.last)`);
}

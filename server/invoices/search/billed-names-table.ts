import { ilike } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../../database/pool/connection.ts';
import { organisations } from '../../organisations/organisations-table.ts';

/** The names that the invoices of an organisation state, among them former ones. Triggers of `invoices` add them. */
export const billedNames = pgTable(
  'billed_names',
  {
    organisation_id: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisation_id, table.name] }),
    index('billed_names_search').using('gin', table.name.op('gin_trgm_ops')),
  ],
);

/** The organisations that were invoiced under a name like this pattern, at most `limit`. */
export async function findBilled(connection: Connection, pattern: string, limit: number): Promise<string[]> {
  const found = await connection
    .select({ organisation_id: billedNames.organisation_id })
    .from(billedNames)
    .where(ilike(billedNames.name, pattern))
    .groupBy(billedNames.organisation_id)
    .limit(limit);
  return found.map(({ organisation_id }) => organisation_id);
}

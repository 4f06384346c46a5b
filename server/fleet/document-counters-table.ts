import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';

/** By how many documents a statement changed their number; works like `shipmentCounters`. */
export const documentCounters = pgTable('document_counters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  documents: integer('documents').notNull(),
});

export async function compactDocumentCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with taken as (
      delete from document_counters where (select count(*) from document_counters) > 1 returning documents)
    insert into document_counters (documents)
    select sum(documents) from taken having sum(documents) <> 0`);
}

import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';

/** Like `shipmentCounters` without status and mode: one group per client, for the clients with the most shipments. */
export const clientCounters = pgTable('client_counters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organisation_id: uuid('organisation_id').notNull(),
  shipments: integer('shipments').notNull(),
});

export async function compactClientCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from client_counters group by organisation_id having count(*) > 1),
    taken as (
      delete from client_counters where id in (select id from several) returning organisation_id, shipments)
    insert into client_counters (organisation_id, shipments)
    select organisation_id, sum(shipments) from taken group by organisation_id having sum(shipments) <> 0`);
}

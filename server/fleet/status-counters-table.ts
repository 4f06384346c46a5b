import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import type { Connection } from '../database/pool/connection.ts';

/** Like `shipmentCounters` without clients: some fifty groups instead of tens of thousands. */
export const statusCounters = pgTable('status_counters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text('status', { enum: SHIPMENT_STATUSES }).notNull(),
  transport_mode: text('transport_mode', { enum: TRANSPORT_MODES }),
  shipments: integer('shipments').notNull(),
});

export async function compactStatusCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from status_counters group by status, transport_mode having count(*) > 1),
    taken as (
      delete from status_counters where id in (select id from several) returning status, transport_mode, shipments)
    insert into status_counters (status, transport_mode, shipments)
    select status, transport_mode, sum(shipments) from taken
    group by status, transport_mode having sum(shipments) <> 0`);
}

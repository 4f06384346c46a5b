import { eq, sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import type { ShipmentGroup } from '#domain/shipments/shipment-facets.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import type { Connection } from '../database/pool/connection.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';

/**
 * Counter deltas: by how many shipments a statement changed each counted group (decision 0020). Triggers of
 * `shipments` append rows and never update them, so that writers do not wait for each other. The sum equals
 * `count(*)`.
 */
export const shipmentCounters = pgTable(
  'shipment_counters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisation_id: uuid('organisation_id'),
    status: text('status', { enum: SHIPMENT_STATUSES }).notNull(),
    transport_mode: text('transport_mode', { enum: TRANSPORT_MODES }),
    shipments: integer('shipments').notNull(),
  },
  (table) => [index('shipment_counters_of_client').on(table.organisation_id)],
);

/** An organisation’s number of shipments by status and mode. */
export function countersOf(connection: Connection, organisation_id: string): Promise<ShipmentGroup[]> {
  return ofClient(connection).execute({ organisation_id });
}

const ofClient = cachedStatement((connection) => {
  const { organisation_id, status, transport_mode, shipments } = shipmentCounters;
  return connection
    .select({ status, transport_mode, shipments: sql<number>`sum(${shipments})::int` })
    .from(shipmentCounters)
    .where(eq(organisation_id, sql.placeholder('organisation_id')))
    .groupBy(status, transport_mode)
    .having(sql`sum(${shipments}) <> 0`)
    .prepare('shipment_counters_of_client');
});

/** Merges rows of the same group into one. Readers see either version, never both. */
export async function compactShipmentCounters(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from shipment_counters
      group by organisation_id, status, transport_mode having count(*) > 1),
    taken as (
      delete from shipment_counters where id in (select id from several)
      returning organisation_id, status, transport_mode, shipments)
    insert into shipment_counters (organisation_id, status, transport_mode, shipments)
    select organisation_id, status, transport_mode, sum(shipments) from taken
    group by organisation_id, status, transport_mode having sum(shipments) <> 0`);
}

import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { FleetPosition } from '#contract/fleet.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isReal } from '../shipment-records/reader.ts';
import { isActiveShipment, isLate } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { inFleetOrder } from './fleet-orders.ts';

const MAX_POSITIONS = 5_000;
const MAX_SHIPMENTS = 20_000;

/**
 * Exact positions, for staff only. They are looked for among the shipments that arrive next, at most `among`, because few of those
 * that are not picked up have one.
 */
export async function listPositions(
  connection: Connection,
  matching: SQL | undefined,
  now: Date,
  among = MAX_SHIPMENTS,
): Promise<Omit<FleetPosition, 'near'>[]> {
  const next = connection
    .select()
    .from(shipments)
    .where(and(isActiveShipment, isReal, matching))
    .orderBy(...inFleetOrder('arrival', shipments))
    .limit(among)
    .as('shipments');
  const live = connection
    .select({
      latitude: liveTracking.latitude,
      longitude: liveTracking.longitude,
      heading: liveTracking.heading,
      mode: sql<TransportMode>`${liveTracking.transport_mode}`.as('mode'),
      located_at: sql<Date>`${liveTracking.updated_at}`.mapWith(liveTracking.updated_at).as('located_at'),
    })
    .from(liveTracking)
    .where(eq(liveTracking.shipment_id, shipments.id))
    .limit(1)
    .as('live');
  // A lateral join without ORDER BY, so that it stops at the limit.
  const located = connection
    .select({
      ...getTableColumns(shipments),
      latitude: live.latitude,
      longitude: live.longitude,
      heading: live.heading,
      mode: live.mode,
      located_at: live.located_at,
    })
    .from(next)
    .innerJoinLateral(live, sql`true`)
    .limit(MAX_POSITIONS)
    .as('shipments');
  return connection
    .select({
      tracking_number: shipments.tracking_number,
      latitude: located.latitude,
      longitude: located.longitude,
      heading: located.heading,
      transport_mode: located.mode,
      status: shipments.status,
      origin_city: shipments.origin_city,
      origin_country: shipments.origin_country,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      updated_at: located.located_at,
      late: sql<boolean>`coalesce(${isLate(now)}, false)`,
    })
    .from(located)
    .orderBy(...inFleetOrder('arrival', shipments));
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FleetPosition } from '#contract/fleet.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isReal } from '../shipment-records/reader.ts';
import { isActiveShipment, isLate } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { inFleetOrder } from './fleet-orders.ts';

const MAX_POSITIONS = 5_000;

/** Exact positions, for staff only. */
export async function listPositions(
  connection: Connection,
  matching: SQL | undefined,
  now: Date,
): Promise<Omit<FleetPosition, 'near'>[]> {
  // A lateral join along the order, which stops at the limit.
  const live = connection
    .select()
    .from(liveTracking)
    .where(eq(liveTracking.shipment_id, shipments.id))
    .limit(1)
    .as('live');
  return connection
    .select({
      tracking_number: shipments.tracking_number,
      latitude: live.latitude,
      longitude: live.longitude,
      heading: live.heading,
      transport_mode: live.transport_mode,
      status: shipments.status,
      origin_city: shipments.origin_city,
      origin_country: shipments.origin_country,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      updated_at: live.updated_at,
      late: sql<boolean>`coalesce(${isLate(now)}, false)`,
    })
    .from(shipments)
    .innerJoinLateral(live, sql`true`)
    .where(and(isActiveShipment, isReal, matching))
    .orderBy(...inFleetOrder('arrival', shipments))
    .limit(MAX_POSITIONS);
}

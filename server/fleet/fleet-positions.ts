import { and, eq, type SQL } from 'drizzle-orm';
import type { FleetPosition } from '#contract/fleet.ts';
import type { Connection } from '../database/connection.ts';
import { shipments } from '../shipments/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { isActiveShipment } from './fleet-filter.ts';
import { inFleetOrder } from './fleet-orders.ts';

const MOST = 5_000;

/** To the metre; for staff only. */
export async function listPositions(
  connection: Connection,
  matching: SQL | undefined,
): Promise<FleetPosition[]> {
  return connection
    .select({
      tracking_number: shipments.tracking_number,
      latitude: liveTracking.latitude,
      longitude: liveTracking.longitude,
      heading: liveTracking.heading,
      transport_mode: liveTracking.transport_mode,
      status: shipments.status,
      origin_city: shipments.origin_city,
      origin_country: shipments.origin_country,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      updated_at: liveTracking.updated_at,
    })
    .from(shipments)
    .innerJoin(liveTracking, eq(liveTracking.shipment_id, shipments.id))
    .where(and(isActiveShipment, matching))
    .orderBy(...inFleetOrder('arrival', shipments))
    .limit(MOST);
}

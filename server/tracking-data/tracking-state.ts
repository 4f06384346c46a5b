import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';
import { type LiveRecord, liveTracking } from '../tracking/live-tracking-table.ts';
import { routeLegs } from '../tracking/route/route-legs-table.ts';
import { routeWaypoints, type WaypointRecord } from '../tracking/route/route-waypoints-table.ts';

/** The tracking state of a shipment that determines what is missing or broken. */
export interface TrackingState {
  shipment: ShipmentRecord;
  /** Statuses that have at least one event. */
  proven: ReadonlySet<string>;
  /** Events without a position. */
  unplaced_events: { id: string; location: string }[];
  /** In order. */
  waypoints: WaypointRecord[];
  has_legs: boolean;
  live: LiveRecord | null;
}

/** In order of id, the lock order of shipments. */
export async function readTracking(connection: Connection, ids: readonly string[]): Promise<TrackingState[]> {
  const records = await connection
    .select()
    .from(shipments)
    .where(inArray(shipments.id, [...ids]))
    .orderBy(shipments.id);
  return withTracking(connection, records);
}

/** The same, with the shipments locked until the transaction ends. */
export async function lockTracking(connection: Connection, ids: readonly string[]): Promise<TrackingState[]> {
  const records = await connection
    .select()
    .from(shipments)
    .where(inArray(shipments.id, [...ids]))
    .orderBy(shipments.id)
    .for('update');
  return withTracking(connection, records);
}

async function withTracking(
  connection: Connection,
  records: readonly ShipmentRecord[],
): Promise<TrackingState[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const proofs = await connection
    .select({ shipment_id: trackingEvents.shipment_id, status: trackingEvents.status })
    .from(trackingEvents)
    .where(inArray(trackingEvents.shipment_id, ids))
    .groupBy(trackingEvents.shipment_id, trackingEvents.status);
  const unplaced = await connection
    .select({
      id: trackingEvents.id,
      shipment_id: trackingEvents.shipment_id,
      location: trackingEvents.location,
    })
    .from(trackingEvents)
    .where(
      and(
        inArray(trackingEvents.shipment_id, ids),
        eq(trackingEvents.latitude, 0),
        eq(trackingEvents.longitude, 0),
      ),
    );
  const waypoints = await connection
    .select()
    .from(routeWaypoints)
    .where(inArray(routeWaypoints.shipment_id, ids))
    .orderBy(routeWaypoints.shipment_id, routeWaypoints.waypoint_order);
  const drawn = await connection
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        inArray(shipments.id, ids),
        sql`exists (select 1 from ${routeLegs} where ${routeLegs.shipment_id} = ${shipments.id})`,
      ),
    );
  const live = await connection.select().from(liveTracking).where(inArray(liveTracking.shipment_id, ids));

  const proofsOf = Map.groupBy(proofs, ({ shipment_id }) => shipment_id);
  const unplacedOf = Map.groupBy(unplaced, ({ shipment_id }) => shipment_id);
  const waypointsOf = Map.groupBy(waypoints, ({ shipment_id }) => shipment_id);
  const liveOf = new Map(live.map((row) => [row.shipment_id, row]));
  const withLegs = new Set(drawn.map(({ id }) => id));
  return records.map((shipment) => ({
    shipment,
    proven: new Set(proofsOf.get(shipment.id)?.map(({ status }) => status)),
    unplaced_events: unplacedOf.get(shipment.id) ?? [],
    waypoints: waypointsOf.get(shipment.id) ?? [],
    has_legs: withLegs.has(shipment.id),
    live: liveOf.get(shipment.id) ?? null,
  }));
}

import { isActive } from '#domain/shipments/is-active.ts';
import { presumedProgress } from '#domain/tracking/replay/presumed-progress.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { writeLive } from '../tracking/live-tracking-table.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import { completeWaypoints, listWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { insertMissingEvents } from './insert-missing-events.ts';
import { insertMissingRoute } from './insert-missing-route.ts';
import type { TrackingState } from './tracking-state.ts';

/** Adds missing events, route and live row to a locked shipment; returns what was added. */
export async function insertMissingTracking(
  transaction: Transaction,
  geography: Geography,
  state: TrackingState,
): Promise<string[]> {
  const { shipment, proven, live } = state;
  const added: string[] = [];
  if (await insertMissingRoute(transaction, geography, state)) added.push('route');
  if (!live && (await insertLivePosition(transaction, shipment))) added.push('live');
  if (proven.size === 0) {
    await insertMissingEvents(transaction, geography, state);
    added.push('events');
  }
  return added;
}

/**
 * Adds a stationary position implied by status and plan at the last update, because none was reported. Returns false
 * without a line.
 */
async function insertLivePosition(transaction: Transaction, shipment: ShipmentRecord): Promise<boolean> {
  const track = trackOf(await listLegs(transaction, shipment.id));
  if (track.legs.length === 0) return false;
  const progress = presumedProgress(shipment, shipment.updated_at);
  const travelled_km = (progress / 100) * track.length_km;
  const waypoints = await listWaypoints(transaction, shipment.id);
  const passed = waypoints.filter(lies((km) => progress > 0 && km <= travelled_km));
  const { latitude, longitude, heading, transport_mode } = placeOn(track, travelled_km);

  await completeWaypoints(
    transaction,
    shipment.id,
    passed.map(({ waypoint_order }) => waypoint_order),
  );
  await writeLive(transaction, {
    shipment_id: shipment.id,
    latitude,
    longitude,
    speed: 0,
    heading,
    vehicle_identifier: null,
    next_checkpoint: waypoints.find(lies((km) => km > travelled_km))?.location_name ?? null,
    estimated_arrival: isActive(shipment.status) ? shipment.estimated_delivery_date : null,
    progress,
    transport_mode,
    updated_at: shipment.updated_at,
  });
  return true;
}

/** Tests a waypoint's distance along the route; false for manually added ones. */
function lies(where: (km: number) => boolean) {
  return ({ distance_km }: { distance_km: number | null }) => distance_km !== null && where(distance_km);
}

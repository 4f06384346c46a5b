import type { Point } from '#domain/places/place.ts';
import { isUnplaced, placeNamed } from '#domain/tracking/named-place.ts';
import { misplacedStops, overlookedStops } from '#domain/tracking/stops/waypoint-repair.ts';
import { placeOn, type Track, trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { placeEvent } from '../tracking/events/tracking-events-table.ts';
import { writeLive } from '../tracking/live-tracking-table.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import {
  completeWaypoints,
  listWaypoints,
  moveWaypoints,
  placeWaypoint,
  type WaypointRecord,
} from '../tracking/route/route-waypoints-table.ts';
import { insertMissingEvents } from './insert-missing-events.ts';
import { insertMissingRoute } from './insert-missing-route.ts';
import type { TrackingState } from './tracking-state.ts';

/** Whether a shipment's tracking looks wrong; not everything can be repaired. */
export function needsRepair({
  shipment,
  proven,
  unplaced_events,
  waypoints,
  has_legs,
  live,
}: TrackingState): boolean {
  return (
    !has_legs ||
    waypoints.length === 0 ||
    !proven.has(shipment.status) ||
    unplaced_events.length > 0 ||
    waypoints.some(isUnplaced) ||
    (live !== null && isUnplaced(live)) ||
    misplacedStops(waypoints).length > 0 ||
    overlookedStops(waypoints, shipment.status === 'delivered').length > 0
  );
}

/** Repairs a locked shipment's tracking; returns counts, all zero if nothing could be repaired. */
export async function repairTracking(transaction: Transaction, geography: Geography, state: TrackingState) {
  const routes = Number(await insertMissingRoute(transaction, geography, state));
  const waypoints = Number(await repairStops(transaction, state));
  const coordinates = await repairPositions(transaction, geography, state);
  const events = await insertMissingEvents(transaction, geography, state);
  return { routes, coordinates, events, waypoints };
}

/** Sorts first, because overlooked stops depend on the order. */
async function repairStops(
  transaction: Transaction,
  { shipment, waypoints }: TrackingState,
): Promise<boolean> {
  const moves = misplacedStops(waypoints);
  const moved = new Map(moves.map(({ stop, waypoint_order }) => [stop.id, waypoint_order]));
  const ordered = waypoints.map((stop) => ({
    ...stop,
    waypoint_order: moved.get(stop.id) ?? stop.waypoint_order,
  }));
  const overlooked = overlookedStops(ordered, shipment.status === 'delivered');
  await moveWaypoints(
    transaction,
    ordered.filter(({ id }) => moved.has(id)),
  );
  await completeWaypoints(
    transaction,
    shipment.id,
    overlooked.map(({ waypoint_order }) => waypoint_order),
  );
  return moves.length > 0 || overlooked.length > 0;
}

/** Fills in positions at 0/0 whose place is known. Returns the count. */
async function repairPositions(
  transaction: Transaction,
  geography: Geography,
  { shipment, waypoints, live, unplaced_events }: TrackingState,
): Promise<number> {
  let filled = 0;
  const unplaced_stops = waypoints.filter(isUnplaced);
  const unplaced_live = live && isUnplaced(live) ? live : null;
  if (unplaced_stops.length > 0 || unplaced_live) {
    const track = trackOf(await listLegs(transaction, shipment.id));
    for (const stop of unplaced_stops) {
      const place =
        placeOfStop(stop, track) ?? placeNamed(stop.location_name, waypoints, geography.gazetteer);
      if (!place) continue;
      await placeWaypoint(transaction, stop.id, place);
      filled += 1;
    }
    if (unplaced_live && track.legs.length > 0) {
      const { latitude, longitude } = placeOn(track, (unplaced_live.progress / 100) * track.length_km);
      await writeLive(transaction, { ...unplaced_live, latitude, longitude });
      filled += 1;
    }
  }
  const stops = await listWaypoints(transaction, shipment.id);
  for (const { id, location } of unplaced_events) {
    const place = placeNamed(location, stops, geography.gazetteer);
    if (!place) continue;
    await placeEvent(transaction, id, place);
    filled += 1;
  }
  return filled;
}

/** The point on the line, for a stop with a distance along it. */
function placeOfStop({ waypoint_type, distance_km }: WaypointRecord, track: Track): Point | null {
  const km =
    distance_km ?? (waypoint_type === 'transit' ? null : waypoint_type === 'origin' ? 0 : track.length_km);
  if (km === null || track.legs.length === 0) return null;
  const { latitude, longitude } = placeOn(track, km);
  return { latitude, longitude };
}

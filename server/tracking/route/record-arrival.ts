import { isActive } from '#domain/shipments/is-active.ts';
import { estimatedArrival } from '#domain/tracking/position-report.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { newId } from '../../database/statements/columns.ts';
import { findEvent, insertEvents, statusAt, updateEvent } from '../events/tracking-events-table.ts';
import { deleteLive, type NewLive, writeLive } from '../live-tracking-table.ts';
import { type EditedRoute, nextCheckpoint } from './route-edit.ts';
import type { WaypointRecord } from './route-waypoints-table.ts';

const WORDS = { origin: 'Departed', transit: 'Reached', destination: 'Arrived' } as const;

interface Arrival {
  at: Date;
  utc_offset: number | null;
  recorded_by: string;
}

/** Inserts the event of an arrival recorded by staff, or corrects the time of an existing one. Returns its id. */
export async function writeArrivalEvent(
  transaction: Transaction,
  stop: WaypointRecord,
  { at: occurred_at, utc_offset, recorded_by }: Arrival,
): Promise<string> {
  const { shipment_id, arrival_event_id, waypoint_type, location_name: location, latitude, longitude } = stop;
  if (arrival_event_id && (await findEvent(transaction, shipment_id, arrival_event_id))) {
    await updateEvent(transaction, arrival_event_id, { occurred_at, utc_offset });
    return arrival_event_id;
  }
  const id = newId();
  const status = await statusAt(transaction, shipment_id, occurred_at);
  const description = WORDS[waypoint_type];
  const place = { location, latitude, longitude };
  await insertEvents(transaction, [
    { id, shipment_id, status, description, ...place, occurred_at, utc_offset, recorded_by },
  ]);
  return id;
}

/** Moves the live row to a stop that was reached, unless a newer position is known. */
export async function placeAtStop(
  transaction: Transaction,
  route: EditedRoute,
  stop_id: string,
  at: Date,
): Promise<void> {
  const { live } = route;
  const { stops } = route.journey;
  if (!isActive(route.shipment.status)) return;
  const index = stops.findIndex(({ id }) => id === stop_id);
  const isLatest = !stops.slice(index + 1).some(({ status }) => status === 'completed');
  const placed = isLatest && !(live && live.updated_at >= at) ? liveAt(route, stops[index], at) : null;
  if (placed) await writeLive(transaction, placed);
  else if (live) await writeLive(transaction, { ...live, next_checkpoint: nextCheckpoint(stops) });
}

/** Moves the live row back to the last stop reached after later arrivals were withdrawn. */
export async function leaveStops(
  transaction: Transaction,
  route: EditedRoute,
  withdrawn: readonly WaypointRecord[],
): Promise<void> {
  const { live } = route;
  const { stops } = route.journey;
  if (!live) return;
  const isFromThere = withdrawn.some(({ reached_at }) => reached_at?.getTime() === live.updated_at.getTime());
  if (!isFromThere) {
    await writeLive(transaction, { ...live, next_checkpoint: nextCheckpoint(stops) });
    return;
  }
  const last = stops.findLast(({ status, reached_at }) => status === 'completed' && reached_at);
  const placed = last?.reached_at ? liveAt(route, last, last.reached_at) : null;
  if (placed) await writeLive(transaction, placed);
  else await deleteLive(transaction, route.shipment.id);
}

/** The live row at a stop; null if the stop isn't on the route. */
function liveAt(
  { shipment, journey: { stops, legs }, live }: EditedRoute,
  stop: WaypointRecord | undefined,
  at: Date,
): NewLive | null {
  if (!stop || stop.distance_km === null) return null;
  const { latitude, longitude, distance_km, transport_mode } = stop;
  const track = trackOf(legs);
  return {
    shipment_id: shipment.id,
    latitude,
    longitude,
    speed: 0,
    heading: placeOn(track, distance_km).heading,
    vehicle_identifier: live?.vehicle_identifier ?? null,
    next_checkpoint: nextCheckpoint(stops),
    estimated_arrival: estimatedArrival(stops, distance_km, at),
    progress: track.length_km === 0 ? 0 : Math.min(100, (100 * distance_km) / track.length_km),
    transport_mode,
    updated_at: at,
    reported_by: null,
    off_route: false,
    before_end: null,
  };
}

import { rerouteStops } from '#domain/tracking/stops/rerouted-stops.ts';
import { placeOn, trackOf, travelledKm } from '#domain/tracking/track.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { findLive, type LiveRecord, writeLive } from '../live-tracking-table.ts';
import type { PlannedRoute } from './plan-route.ts';
import { replaceLegs } from './route-legs-table.ts';
import { insertWaypoints, retainWaypoints, type WaypointRecord } from './route-waypoints-table.ts';
import { legRows, waypointRows } from './write-route.ts';

/** The goods keep their position; progress is measured at that position along the new route. */
export async function replaceRoute(
  transaction: Transaction,
  shipment_id: string,
  known: readonly WaypointRecord[],
  { legs, waypoints }: Pick<PlannedRoute, 'legs' | 'waypoints'>,
) {
  const track = trackOf(legs);
  const live = await findLive(transaction, shipment_id);
  const travelled_km = live && live.progress > 0 ? travelledKm(track, live) : 0;
  const stops = rerouteStops(known, waypointRows(shipment_id, legs, waypoints), travelled_km);
  await replaceLegs(transaction, shipment_id, legRows(shipment_id, legs));
  await retainWaypoints(
    transaction,
    shipment_id,
    stops.reached.map(({ stop, distance_km }) => ({ id: stop.id, distance_km })),
  );
  await insertWaypoints(transaction, stops.added);
  if (live) {
    const moved: LiveRecord = {
      ...live,
      progress: track.length_km === 0 ? live.progress : (100 * travelled_km) / track.length_km,
      transport_mode: placeOn(track, travelled_km).transport_mode,
      next_checkpoint: stops.added[0]?.location_name ?? null,
      estimated_arrival: stops.added.at(-1)?.estimated_arrival ?? live.estimated_arrival,
    };
    await writeLive(transaction, moved);
  }
  return stops;
}

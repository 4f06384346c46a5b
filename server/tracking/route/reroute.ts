import { chosenPorts } from '#domain/routing/route-options.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { rerouteStops } from '#domain/tracking/stops/rerouted-stops.ts';
import { placeOn, trackOf, travelledKm } from '#domain/tracking/track.ts';
import { signedIn } from '../../api/call-context.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { lockNumber } from '../../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { markApproximate } from '../../shipment-records/shipments-table.ts';
import { findLive, type LiveRecord, writeLive } from '../live-tracking-table.ts';
import { operations } from '../operations.ts';
import { type PlannedRoute, planRoute } from './plan-route.ts';
import { replaceLegs } from './route-legs-table.ts';
import {
  insertWaypoints,
  keepWaypoints,
  listWaypoints,
  type WaypointRecord,
} from './route-waypoints-table.ts';
import { legRows, waypointRows } from './write-route.ts';

export const reroute = operations.reroute.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, input.trackingNumber);
    if (!shipment) throw errors.NOT_FOUND();
    if (!isActive(shipment.status)) throw errors.ENDED();
    const route = planRoute(context.geography, shipment, chosenPorts(input));
    if (!route) throw errors.ROUTE_UNAVAILABLE();

    const known = await listWaypoints(transaction, shipment.id);
    if (!areOf(known, input.waypoints)) throw errors.VERSION_CONFLICT();

    const stops = await replaceRoute(transaction, shipment.id, known, route);
    await markApproximate(transaction, shipment, {
      origin_approximate: route.origin.approximate,
      destination_approximate: route.destination.approximate,
    });
    const names = (list: readonly { location_name: string }[]) =>
      list.map(({ location_name }) => location_name);
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'tracking.reroute',
      detail: {
        legs: route.legs.map(({ transport_mode, from, to }) => ({
          transport_mode,
          from: from.name,
          to: to.name,
        })),
        removed: names(stops.removed),
        added: names(stops.added),
      },
    });
    const reached = stops.reached.length;
    return { legs: route.legs.length, reached, kept: reached, added: stops.added.length };
  }),
);

function areOf(known: readonly WaypointRecord[], ids: readonly string[]): boolean {
  const named = new Set(ids);
  return known.length === named.size && known.every(({ id }) => named.has(id));
}

/** The goods keep their position; progress is measured at that position along the new route. */
async function replaceRoute(
  transaction: Transaction,
  shipment_id: string,
  known: readonly WaypointRecord[],
  { legs, waypoints }: PlannedRoute,
) {
  const track = trackOf(legs);
  const live = await findLive(transaction, shipment_id);
  const travelled_km = live && live.progress > 0 ? travelledKm(track, live) : 0;
  const stops = rerouteStops(known, waypointRows(shipment_id, legs, waypoints), travelled_km);
  await replaceLegs(transaction, shipment_id, legRows(shipment_id, legs));
  await keepWaypoints(
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

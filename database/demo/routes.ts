import { planWaypoints } from '#domain/routing/waypoints.ts';
import { placeOn } from '#domain/tracking/track.ts';
import type { NewLive } from '#server/tracking/live-tracking-table.ts';
import { legRows, waypointRows } from '#server/tracking/write-route.ts';
import type { Chance } from './chance.ts';
import { after } from './moments.ts';
import type { DemoShipment } from './shipments.ts';
import { SPEEDS } from './vehicles.ts';

export function routeLegRows({ id, itinerary }: DemoShipment) {
  return legRows(id, itinerary.legs);
}

export function routeWaypointRows({ id, itinerary, schedule }: DemoShipment, chance: Chance) {
  const { departure, estimated_delivery, created_at, journey } = schedule;
  const waypoints = planWaypoints(itinerary.legs, { departure, estimated_delivery });
  return waypointRows(id, itinerary.legs, waypoints).map((row, index) => {
    const share = itinerary.stops[index]?.share ?? 0;
    const reached_at = journey && row.distance_km <= journey.km ? journey.reachedAt(share) : null;
    const status = reached_at ? ('completed' as const) : ('pending' as const);
    return { ...row, id: chance.idAt(created_at), status, reached_at };
  });
}

/** Where a shipment that has left and not arrived is now; at customs it stands still. */
export function liveRow(
  { id, status, itinerary, schedule, vehicles }: DemoShipment,
  chance: Chance,
): NewLive[] {
  const { journey, as_of } = schedule;
  if (!journey || status === 'delivered') return [];
  const { track, stops, duration_ms } = itinerary;
  const { latitude, longitude, heading, transport_mode } = placeOn(track, journey.km);
  const [slowest, fastest] = SPEEDS[transport_mode];
  return [
    {
      shipment_id: id,
      latitude,
      longitude,
      speed: status === 'customs' ? 0 : Math.round(chance.between(slowest, fastest) * 10) / 10,
      heading,
      vehicle_identifier: vehicles[transport_mode],
      next_checkpoint: stops.find(({ km }) => km > journey.km)?.name ?? null,
      estimated_arrival: after(as_of, (1 - journey.share) * duration_ms),
      progress: (journey.km / track.length_km) * 100,
      transport_mode,
      updated_at: as_of,
    },
  ];
}

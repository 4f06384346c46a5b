import type { PlannedWaypoint } from '#domain/routing/planned-waypoint.ts';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import { trackOf, travelledKm } from '#domain/tracking/track.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { pipeline } from '../../database/statements/pipeline.ts';
import { insertLegs } from './route-legs-table.ts';
import { insertWaypoints } from './route-waypoints-table.ts';

/** Writes the route of a new shipment: its legs, and its waypoints with their distance along them. */
export async function writeRoute(
  transaction: Transaction,
  shipment_id: string,
  legs: readonly RouteLeg[],
  waypoints: readonly PlannedWaypoint[],
): Promise<void> {
  await pipeline(
    insertLegs(transaction, legRows(shipment_id, legs)),
    insertWaypoints(transaction, waypointRows(shipment_id, legs, waypoints)),
  );
}

export function legRows(shipment_id: string, legs: readonly RouteLeg[]) {
  return legs.map(({ transport_mode, vehicle, from, to, distance_km, geometry }, leg_order) => ({
    shipment_id,
    leg_order,
    transport_mode,
    vehicle: vehicle ?? null,
    from_name: from.name,
    to_name: to.name,
    distance_km,
    geometry,
  }));
}

export function waypointRows(
  shipment_id: string,
  legs: readonly RouteLeg[],
  waypoints: readonly PlannedWaypoint[],
) {
  const track = trackOf(legs);
  let since_km = 0;
  return waypoints.map((waypoint) => {
    if (waypoint.waypoint_type === 'destination') since_km = track.length_km;
    else if (waypoint.waypoint_type === 'transit') since_km = travelledKm(track, waypoint, since_km);
    return { ...waypoint, shipment_id, distance_km: since_km };
  });
}

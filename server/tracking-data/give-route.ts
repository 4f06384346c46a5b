import { locatePlace } from '#domain/places/locate-place.ts';
import { planLegs } from '#domain/routing/legs.ts';
import { ROUTE_ESTIMATES } from '#domain/routing/route-estimates.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { presumedProgress } from '#domain/tracking/presumed-progress.ts';
import { trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { markApproximate, type ShipmentRecord } from '../shipments/shipments-table.ts';
import { insertLegs } from '../tracking/route-legs-table.ts';
import { insertWaypoints } from '../tracking/route-waypoints-table.ts';
import { legRows, waypointRows } from '../tracking/write-route.ts';
import type { TrackingState } from './tracking-state.ts';

const DAY_MS = 86_400_000;

/**
 * Plans a shipment's route and writes what it lacks of it, waypoints or line. False when it lacks neither, or
 * when no way is known between its places.
 */
export async function giveRoute(
  transaction: Transaction,
  geography: Geography,
  { shipment, waypoints, has_legs, live }: TrackingState,
): Promise<boolean> {
  if (waypoints.length > 0 && has_legs) return false;
  const ends = endsOf(geography, shipment);
  const legs = ends && planLegs(geography, ends.origin, ends.destination, modeOf(shipment));
  if (!legs || legs.length === 0) return false;

  if (!has_legs) await insertLegs(transaction, legRows(shipment.id, legs));
  if (waypoints.length === 0) {
    const progress = live?.progress ?? presumedProgress(shipment, shipment.updated_at);
    const travelled_km = (progress / 100) * trackOf(legs).length_km;
    const planned = planWaypoints(legs, timesOf(shipment));
    await insertWaypoints(
      transaction,
      waypointRows(shipment.id, legs, planned).map((row) => ({
        ...row,
        status: progress > 0 && row.distance_km <= travelled_km ? ('completed' as const) : row.status,
      })),
    );
  }
  await markApproximate(transaction, shipment, {
    origin_approximate: ends.origin.approximate,
    destination_approximate: ends.destination.approximate,
  });
  return true;
}

function endsOf({ gazetteer }: Geography, shipment: ShipmentRecord) {
  const origin = locatePlace(gazetteer, { city: shipment.origin_city, country: shipment.origin_country });
  const destination = locatePlace(gazetteer, {
    city: shipment.destination_city,
    country: shipment.destination_country,
  });
  return origin && destination && { origin, destination };
}

/** A multi-modal shipment goes as its client prefers, else by road: that way takes a ship where it must. */
function modeOf({ transport_mode, preferred_transport_mode }: ShipmentRecord) {
  return transport_mode ?? preferred_transport_mode ?? 'road';
}

function timesOf(shipment: ShipmentRecord) {
  const { created_at, estimated_delivery_date } = shipment;
  const usual_ms = ROUTE_ESTIMATES[modeOf(shipment)].delivery_days * DAY_MS;
  const isPlanned = estimated_delivery_date !== null && estimated_delivery_date > created_at;
  return {
    departure: created_at,
    estimated_delivery: isPlanned ? estimated_delivery_date : new Date(created_at.getTime() + usual_ms),
  };
}

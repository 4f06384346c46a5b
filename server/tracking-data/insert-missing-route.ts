import { presumedProgress } from '#domain/tracking/replay/presumed-progress.ts';
import { trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { markApproximate } from '../shipment-records/shipments-table.ts';
import { planRoute } from '../tracking/route/plan-route.ts';
import { insertLegs } from '../tracking/route/route-legs-table.ts';
import { insertWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { legRows, waypointRows } from '../tracking/route/write-route.ts';
import type { TrackingState } from './tracking-state.ts';

/**
 * Plans a shipment's route and adds missing waypoints or a missing line. Returns false if nothing is missing or no
 * route is known.
 */
export async function insertMissingRoute(
  transaction: Transaction,
  geography: Geography,
  { shipment, waypoints, has_legs, live }: TrackingState,
): Promise<boolean> {
  if (waypoints.length > 0 && has_legs) return false;
  const route = planRoute(geography, shipment);
  if (!route) return false;

  if (!has_legs) await insertLegs(transaction, legRows(shipment.id, route.legs));
  if (waypoints.length === 0) {
    const progress = live?.progress ?? presumedProgress(shipment, shipment.updated_at);
    const travelled_km = (progress / 100) * trackOf(route.legs).length_km;
    await insertWaypoints(
      transaction,
      waypointRows(shipment.id, route.legs, route.waypoints).map((row) => ({
        ...row,
        status: progress > 0 && row.distance_km <= travelled_km ? ('completed' as const) : row.status,
      })),
    );
  }
  await markApproximate(transaction, shipment, {
    origin_approximate: route.origin.approximate,
    destination_approximate: route.destination.approximate,
  });
  return true;
}

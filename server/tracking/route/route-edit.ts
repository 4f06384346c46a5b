import { greatCircle } from '#domain/routing/search/land-leg.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import type { Journey } from '#domain/tracking/stops/edit-stops.ts';
import type { FindPath } from '#domain/tracking/stops/redraw-route.ts';
import { expectedArrival } from '#domain/tracking/stops/stop-estimates.ts';
import type { StopRefusal } from '#domain/tracking/stops/stop-order.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import type { CallContext } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { pipeline } from '../../database/statements/pipeline.ts';
import { touchInstructions } from '../../documents/shipping-instructions-table.ts';
import type { Geography } from '../../geography/geography.ts';
import { lockNumber } from '../../shipment-records/lock-number.ts';
import type { ShipmentRecord } from '../../shipment-records/shipments-table.ts';
import { withDeliveryOutlook } from '../../shipment-records/with-delivery-outlook.ts';
import { findLive, type LiveRecord, writeLive } from '../live-tracking-table.ts';
import { listLegs, replaceLegs } from './route-legs-table.ts';
import { listWaypoints, saveWaypoints, type WaypointRecord } from './route-waypoints-table.ts';
import { transferLegDetails } from './transfer-leg-details.ts';

/** A locked shipment with the route that staff edit. */
export interface EditedRoute {
  shipment: ShipmentRecord;
  journey: Journey<WaypointRecord>;
  live: LiveRecord | undefined;
}

/** Undefined when the number is unknown. */
export async function lockRoute(
  transaction: Transaction,
  context: Pick<CallContext, 'person'>,
  tracking_number: string,
): Promise<EditedRoute | undefined> {
  const shipment = await lockNumber(transaction, context, tracking_number);
  if (!shipment) return undefined;
  const [stops, legs, live] = await pipeline(
    listWaypoints(transaction, shipment.id),
    listLegs(transaction, shipment.id),
    findLive(transaction, shipment.id),
  );
  const travelled_km = ((live?.progress ?? 0) / 100) * trackOf(legs).length_km;
  return { shipment, journey: { stops, legs, travelled_km }, live };
}

/**
 * Writes an edited route: the stops in their new order, the legs if they changed, and the live row. Returns the updated
 * stops.
 */
export async function writeRouteEdit(
  transaction: Transaction,
  { shipment, journey, live }: EditedRoute,
  edited: Journey<WaypointRecord>,
  { at, by }: { at: Date; by: string },
): Promise<WaypointRecord[]> {
  const stops = edited.stops.map((stop, waypoint_order) => ({ ...stop, waypoint_order }));
  await saveWaypoints(transaction, journey.stops, stops);
  const isRedrawn = edited.legs !== journey.legs;
  if (isRedrawn) {
    await replaceLegs(
      transaction,
      shipment.id,
      edited.legs.map(
        ({ transport_mode, vehicle, from_name, to_name, distance_km, geometry }, leg_order) => ({
          shipment_id: shipment.id,
          leg_order,
          transport_mode,
          vehicle,
          from_name,
          to_name,
          distance_km,
          geometry,
        }),
      ),
    );
    const before = journey.legs.map((leg, leg_order) => ({ ...leg, leg_order }));
    await transferLegDetails(transaction, shipment.id, before, edited.legs, at);
    // The legs of the shipment’s file are others now.
    await touchInstructions(transaction, shipment.id, { updated_at: at, updated_by: by });
  }
  if (live && isActive(shipment.status))
    await writeLive(transaction, {
      ...live,
      ...(isRedrawn && progressOn(edited)),
      next_checkpoint: nextCheckpoint(stops),
    });
  return stops;
}

function progressOn({ legs, travelled_km }: Journey<WaypointRecord>) {
  const track = trackOf(legs);
  const share = track.length_km === 0 ? 0 : travelled_km / track.length_km;
  const { transport_mode } = placeOn(track, travelled_km);
  return { progress: Math.min(100, Math.max(0, 100 * share)), transport_mode };
}

/** The first stop after the last one reached. */
export function nextCheckpoint(stops: readonly WaypointRecord[]): string | null {
  const last = stops.findLastIndex(({ status }) => status === 'completed');
  return stops[last + 1]?.location_name ?? null;
}

/** The journey; throws 422 naming the field that makes it impossible. */
export function acceptedEdit(outcome: Journey<WaypointRecord> | StopRefusal): Journey<WaypointRecord> {
  if ('message' in outcome) throw fieldIssue(outcome.field, outcome.message);
  return outcome;
}

/** The expected arrival at the destination, from which the times of all stops are derived. */
export function arrivalOf(
  geography: Pick<Geography, 'timeZones'>,
  { shipment, live }: EditedRoute,
  now: Date,
): Date | null {
  const outlook = withDeliveryOutlook(geography, now, shipment);
  return expectedArrival(outlook, live ?? null, outlook.destination_time_zone);
}

/** Connections that route planning uses: sea lanes, overland on one land mass, great circles. */
export function pathFinder({ seaRouter, landRouter }: Geography): FindPath {
  return (from, to, transport_mode) => {
    if (transport_mode === 'air') return greatCircle(from, to);
    const way = transport_mode === 'sea' ? seaRouter.route(from, to) : landRouter.route(from, to);
    return way?.geometry;
  };
}

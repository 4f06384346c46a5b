import { isActive } from '#domain/shipments/is-active.ts';
import { addStop } from '#domain/tracking/stops/edit-stops.ts';
import { plannedArrival } from '#domain/tracking/stops/stop-estimates.ts';
import { signedIn } from '../../api/call-context.ts';
import { newId } from '../../database/statements/columns.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { operations } from '../operations.ts';
import { acceptedEdit, arrivalOf, lockRoute, pathFinder, writeRouteEdit } from './route-edit.ts';
import type { WaypointRecord } from './route-waypoints-table.ts';
import { NONE_SHOWN, planBefore, shownStops } from './shown-stops.ts';

export const insertWaypoint = operations.insertWaypoint.handler(async ({ input, context, errors }) => {
  const { tracking_number, before, transport_mode: mode, estimated_arrival, ...place } = input;
  const shown = estimated_arrival ? await shownStops(context, tracking_number) : NONE_SHOWN;
  return context.write(async (transaction) => {
    const route = await lockRoute(transaction, context, tracking_number);
    if (!route) throw errors.NOT_FOUND();
    const { shipment, journey } = route;
    if (!isActive(shipment.status)) throw errors.ENDED();
    const fallback = shipment.transport_mode ?? 'road';
    const arrival = arrivalOf(context.geography, route, context.now());
    const next = before
      ? journey.stops.find((one) => one.id === before)
      : journey.stops.findLast(({ waypoint_type }) => waypoint_type === 'destination');
    const planned =
      estimated_arrival &&
      (planBefore(next, estimated_arrival, shown) ??
        plannedArrival(journey.stops, arrival, estimated_arrival));
    const id = newId();
    const stop: WaypointRecord = {
      ...place,
      id,
      shipment_id: shipment.id,
      waypoint_order: journey.stops.length,
      transport_mode: mode ?? fallback,
      distance_km: null,
      estimated_arrival: planned ?? null,
      status: 'pending',
      reached_at: null,
      departed_at: null,
      reached_by_staff: false,
      completed_by_delivery: false,
      arrival_event_id: null,
      arrival_taken_back: false,
    };
    const edited = acceptedEdit(
      addStop(journey, stop, { before, mode, fallback }, pathFinder(context.geography)),
    );
    const stops = await writeRouteEdit(transaction, route, edited, {
      at: context.now(),
      by: signedIn(context).user_id,
    });
    const inserted = stops.find((one) => one.id === id) as WaypointRecord;
    const { waypoint_order, transport_mode, status } = inserted;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'tracking.insertWaypoint',
      detail: {
        waypoint: { ...place, id, waypoint_order, transport_mode, status },
        before: stops[waypoint_order + 1]?.location_name ?? null,
      },
    });
    return { id, waypoint_order, status };
  });
});

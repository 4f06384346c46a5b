import { changesBetween } from '#domain/shipments/changes.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { correctStop } from '#domain/tracking/stops/correct-stop.ts';
import { arrivalAsExpected, plannedArrival } from '#domain/tracking/stops/stop-estimates.ts';
import { signedIn } from '../../api/call-context.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { operations } from '../operations.ts';
import { acceptedEdit, arrivalOf, lockRoute, pathFinder, writeRouteEdit } from './route-edit.ts';
import type { WaypointRecord } from './route-waypoints-table.ts';
import { movedPlan, NONE_SHOWN, shownStops } from './shown-stops.ts';

/** After a shipment has ended, only a stop's name can be changed, not the route. */
export const editWaypoint = operations.editWaypoint.handler(async ({ input, context, errors }) => {
  const { tracking_number, id, estimated_arrival, ...given } = input;
  const shown = estimated_arrival ? await shownStops(context, tracking_number) : NONE_SHOWN;
  return context.write(async (transaction) => {
    const route = await lockRoute(transaction, context, tracking_number);
    const stop = route?.journey.stops.find((one) => one.id === id);
    if (!route || !stop) throw errors.NOT_FOUND();
    const { shipment, journey } = route;
    const { location_name: _name, ...rest } = given;
    const changesRoute =
      given.before !== undefined || estimated_arrival || Object.keys(changesBetween(stop, rest)).length > 0;
    if (changesRoute && !isActive(shipment.status)) throw errors.ENDED();

    const arrival = arrivalOf(context.geography, route, context.now());
    const planned =
      estimated_arrival &&
      (movedPlan(stop, estimated_arrival, shown) ??
        plannedArrival(journey.stops, arrival, estimated_arrival));
    const correction = { ...given, ...(planned && { estimated_arrival: planned }) };
    const edited = acceptedEdit(correctStop(journey, stop, correction, pathFinder(context.geography)));
    const stops = await writeRouteEdit(transaction, route, edited, {
      at: context.now(),
      by: signedIn(context).user_id,
    });
    const now = stops.find((one) => one.id === id) as WaypointRecord;
    const expected = ({ estimated_arrival: at }: WaypointRecord) =>
      at && arrivalAsExpected(journey.stops, arrival, at);
    const seen = shown.get(stop.waypoint_order)?.estimated_arrival;
    const changes = changesBetween(
      { ...stop, estimated_arrival: seen ?? expected(stop) },
      { ...recordedFields(now), estimated_arrival: estimated_arrival ?? expected(now) },
    );
    if (Object.keys(changes).length > 0)
      await publishShipmentChanged(transaction, context.broadcast, shipment, {
        by: signedIn(context),
        action: 'tracking.editWaypoint',
        detail: { waypoint: { id, location_name: stop.location_name }, changes },
      });
    return { waypoint_order: now.waypoint_order };
  });
});

function recordedFields({
  location_name,
  latitude,
  longitude,
  transport_mode,
  waypoint_order,
}: WaypointRecord) {
  return { location_name, latitude, longitude, transport_mode, waypoint_order };
}

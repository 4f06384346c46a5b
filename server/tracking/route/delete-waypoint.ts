import { isActive } from '#domain/shipments/is-active.ts';
import { removeStop } from '#domain/tracking/stops/edit-stops.ts';
import { isOnlyEnd } from '#domain/tracking/stops/stop-order.ts';
import { signedIn } from '../../api/call-context.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { operations } from '../operations.ts';
import { lockRoute, pathFinder, writeRouteEdit } from './route-edit.ts';

/** A stop that was reached can't be deleted until its arrival is undone. */
export const deleteWaypoint = operations.deleteWaypoint.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const route = await lockRoute(transaction, context, input.tracking_number);
    const stop = route?.journey.stops.find(({ id }) => id === input.id);
    if (!route || !stop) throw errors.NOT_FOUND();
    const { shipment, journey } = route;
    if (isOnlyEnd(journey.stops, stop)) throw errors.ROUTE_END();
    if (!isActive(shipment.status)) throw errors.ENDED();
    if (stop.status === 'completed') throw errors.REACHED();
    await writeRouteEdit(transaction, route, removeStop(journey, stop, pathFinder(context.geography)), {
      at: context.now(),
      by: signedIn(context).user_id,
    });
    const { id, location_name, latitude, longitude, waypoint_type, waypoint_order, transport_mode } = stop;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'tracking.deleteWaypoint',
      detail: {
        waypoint: { id, location_name, latitude, longitude, waypoint_type, waypoint_order, transport_mode },
      },
    });
    return {};
  }),
);

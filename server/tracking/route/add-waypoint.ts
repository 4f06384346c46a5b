import { nextOrder } from '#domain/tracking/stops/new-waypoint.ts';
import { signedIn } from '../../api/call-context.ts';
import { newId } from '../../database/statements/columns.ts';
import { lockNumber } from '../../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { operations } from '../operations.ts';
import { insertWaypoints, listWaypoints } from './route-waypoints-table.ts';

export const addWaypoint = operations.addWaypoint.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { tracking_number: trackingNumber, ...stop } = input;
    const shipment = await lockNumber(transaction, context, trackingNumber);
    if (!shipment) throw errors.NOT_FOUND();
    const waypoint = {
      ...stop,
      id: newId(),
      waypoint_order: nextOrder(await listWaypoints(transaction, shipment.id)),
      transport_mode: stop.transport_mode ?? shipment.transport_mode ?? ('road' as const),
      estimated_arrival: stop.estimated_arrival ?? context.now(),
    };
    await insertWaypoints(transaction, [{ ...waypoint, shipment_id: shipment.id }]);
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'tracking.addWaypoint',
      detail: { waypoint },
    });
    return { id: waypoint.id, waypoint_order: waypoint.waypoint_order };
  }),
);

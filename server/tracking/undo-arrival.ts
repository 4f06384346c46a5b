import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import { once } from '../api/once.ts';
import { operations } from '../api/operations.ts';
import { forgetBelief } from '../devices/followed-devices-table.ts';
import { lockNumber } from '../shipments/lock-number.ts';
import { changedMessages } from '../shipments/tell-changed.ts';
import { deleteReported } from './live-tracking-table.ts';
import { restoreEstimate } from './restore-estimate.ts';
import { listWaypoints } from './route-waypoints-table.ts';
import { withdrawArrivals } from './withdraw-arrivals.ts';

/**
 * With the arrivals after it: a vehicle that has not been here has not been farther on. The position that they came from
 * goes with them, and the estimate that it made; the next report says where the vehicle is.
 */
export const undoArrival = operations.tracking.undoArrival.handler(({ input, context, errors }) =>
  once(context, 'tracking.undoArrival', input, async (transaction) => {
    const shipment = await lockNumber(transaction, input.tracking_number);
    const stops = shipment ? await listWaypoints(transaction, shipment.id) : [];
    const stop = stops.find(({ id }) => id === input.id);
    if (!shipment || !stop) throw errors.NOT_FOUND();
    if (!stop.arrival_event_id) throw errors.NOT_BY_POSITION();
    if (!isActive(shipment.status)) throw errors.ENDED();
    const wrong = stops.filter(
      ({ waypoint_order, arrival_event_id }) => arrival_event_id && waypoint_order >= stop.waypoint_order,
    );
    const by = signedIn(context);
    const events = await withdrawArrivals(transaction, shipment, wrong, { by, took_back: true });
    await deleteReported(transaction, shipment.id);
    await forgetBelief(transaction, shipment.id);
    const [first] = events.map(({ occurred_at }) => occurred_at).sort((one, other) => +one - +other);
    if (first)
      await restoreEstimate(transaction, context, shipment, { taken_at: first, made_by: by.user_id });
    await context.broadcast.publish(transaction, changedMessages(shipment, by));
    return { reopened: wrong.length };
  }),
);

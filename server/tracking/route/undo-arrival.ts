import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../../api/call-context.ts';
import { clearPlausibility } from '../../devices/device-assignments-table.ts';
import { applyMilestones } from '../../milestones/apply-milestones.ts';
import { changedMessages } from '../../shipment-records/publish-changed.ts';
import { deleteReported, findLive } from '../live-tracking-table.ts';
import { operations } from '../operations.ts';
import { restoreEstimate } from '../restore-estimate.ts';
import { leaveStops } from './record-arrival.ts';
import { lockRoute } from './route-edit.ts';
import { listWaypoints } from './route-waypoints-table.ts';
import { withdrawArrivals } from './withdraw-arrivals.ts';

/**
 * Undoes later arrivals too, because a vehicle that has not been here has not been farther on. Also removes the
 * position that caused them and its estimate; the next report shows where the vehicle is.
 */
export const undoArrival = operations.undoArrival.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const route = await lockRoute(transaction, context, input.tracking_number);
    const stop = route?.journey.stops.find(({ id }) => id === input.id);
    if (!route || !stop) throw errors.NOT_FOUND();
    const { shipment, journey } = route;
    if (!isActive(shipment.status)) throw errors.ENDED();
    if (stop.status === 'pending') throw errors.NOT_REACHED();
    const wrong = journey.stops.filter(
      ({ waypoint_order, status }) => status === 'completed' && waypoint_order >= stop.waypoint_order,
    );
    const by = signedIn(context);
    const events = await withdrawArrivals(transaction, shipment, wrong, {
      by,
      at: context.now(),
    });
    const byPosition = wrong.filter(({ reached_by_staff }) => !reached_by_staff);
    const made = events.filter(({ id }) => byPosition.some((one) => one.arrival_event_id === id));
    const [first] = made.map(({ occurred_at }) => occurred_at).sort((one, other) => +one - +other);
    if (first) {
      await deleteReported(transaction, shipment.id);
      await clearPlausibility(transaction, shipment.id);
      await restoreEstimate(transaction, context, shipment, { taken_at: first, made_by: by.user_id });
    }
    const stops = await listWaypoints(transaction, shipment.id);
    const live = await findLive(transaction, shipment.id);
    await leaveStops(transaction, { ...route, live, journey: { ...journey, stops } }, wrong);
    await applyMilestones(transaction, context, shipment, by);
    await context.broadcast.publish(transaction, changedMessages(shipment, by));
    return { reopened: wrong.length };
  }),
);

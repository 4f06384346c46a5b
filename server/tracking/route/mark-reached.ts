import { passedWith } from '#domain/tracking/stops/stop-arrival.ts';
import { signedIn } from '../../api/call-context.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { refuseFuture } from '../events/refuse-future.ts';
import { operations } from '../operations.ts';
import { pickUpOf, refuseConflict } from './check-arrival.ts';
import { placeAtStop, writeArrivalEvent } from './record-arrival.ts';
import { lockRoute } from './route-edit.ts';
import { saveWaypoints } from './route-waypoints-table.ts';

/** Completes the stops before it without a time, because none was recorded. Marking it again corrects its time. */
export const markReached = operations.markReached.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { at, utc_offset } = input.at;
    refuseFuture(at, context.now(), 'at');
    const route = await lockRoute(transaction, context, input.tracking_number);
    const stop = route?.journey.stops.find(({ id }) => id === input.id);
    if (!route || !stop) throw errors.NOT_FOUND();
    const { shipment, journey } = route;
    const { picked_up_at, was_picked_up } = await pickUpOf(transaction, shipment);
    if (!was_picked_up) throw errors.NOT_PICKED_UP();
    const { delivered_at } = shipment;
    refuseConflict(context.geography, journey.stops, { stop, at, picked_up_at, delivered_at }, 'at');

    const by = signedIn(context);
    const arrival = { at, utc_offset, recorded_by: by.user_id };
    const arrival_event_id = await writeArrivalEvent(transaction, stop, arrival);
    const passed = passedWith(journey.stops, stop);
    const completed = { status: 'completed', reached_by_staff: true, completed_by_delivery: false } as const;
    const stops = journey.stops.map((one) => {
      if (one.id === stop.id)
        return { ...one, ...completed, reached_at: at, arrival_event_id, arrival_taken_back: false };
      return passed.includes(one) ? { ...one, ...completed } : one;
    });
    await saveWaypoints(transaction, journey.stops, stops);
    await placeAtStop(transaction, { ...route, journey: { ...journey, stops } }, stop.id, at);
    const { id, location_name, reached_at } = stop;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'tracking.markReached',
      detail: {
        waypoint: { id, location_name },
        changes: { reached_at: [reached_at?.toISOString() ?? null, at.toISOString()] },
        passed: passed.map((one) => one.location_name),
      },
    });
    return { passed: passed.map((one) => one.id) };
  }),
);

import { changesBetween } from '#domain/shipments/changes.ts';
import { changedEvent } from '#domain/tracking/event-change.ts';
import { placeNamed } from '#domain/tracking/named-place.ts';
import { signedIn } from '../../api/call-context.ts';
import { lockNumber } from '../../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { updateShipment } from '../../shipment-records/shipment-edits-table.ts';
import type { NewShipment, ShipmentRecord } from '../../shipment-records/shipments-table.ts';
import { operations } from '../operations.ts';
import { pickUpOf, refuseConflict, refuseMilestone } from '../route/check-arrival.ts';
import { listWaypoints, saveWaypoints } from '../route/route-waypoints-table.ts';
import { refuseFuture } from './refuse-future.ts';
import { findEvent, type TrackingEventRecord, updateEvent } from './tracking-events-table.ts';

/** The shipment keeps its status. If the event records its pick-up, delivery or a stop, that time changes too. */
export const editEvent = operations.editEvent.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { tracking_number, id, ...change } = input;
    if (change.occurred_at) refuseFuture(change.occurred_at.at, context.now());
    const shipment = await lockNumber(transaction, context, tracking_number);
    const event = shipment && (await findEvent(transaction, shipment.id, id));
    if (!event) throw errors.NOT_FOUND();
    const stops = await listWaypoints(transaction, shipment.id);
    const next = changedEvent(event, change, (location) =>
      placeNamed(location, stops, context.geography.gazetteer),
    );
    const changes = changesBetween(event, { ...next });
    if (Object.keys(changes).length === 0) return {};

    const moved = changes.occurred_at ? movedMoments(shipment, event, next) : {};
    refuseMilestone(context.geography, stops, moved);
    const stop = changes.occurred_at && stops.find(({ arrival_event_id }) => arrival_event_id === id);
    if (stop) {
      const { delivered_at } = shipment;
      const { picked_up_at } = await pickUpOf(transaction, shipment);
      const arrival = { stop, at: next.occurred_at, picked_up_at, delivered_at };
      refuseConflict(context.geography, stops, arrival, 'occurred_at');
      const reached = { ...stop, reached_at: next.occurred_at, reached_by_staff: true };
      await saveWaypoints(
        transaction,
        stops,
        stops.map((one) => (one === stop ? reached : one)),
      );
    }
    await updateEvent(transaction, id, next);
    const version =
      Object.keys(moved).length > 0
        ? await updateShipment(transaction, shipment.id, moved, context.now())
        : undefined;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by: signedIn(context),
      action: 'tracking.editEvent',
      detail: {
        event: { id, status: event.status, location: event.location },
        changes,
        ...(version !== undefined && { version }),
      },
    });
    return {};
  }),
);

type Occurred = Pick<TrackingEventRecord, 'status' | 'occurred_at'>;

function movedMoments(
  { picked_up_at, delivered_at }: Pick<ShipmentRecord, 'picked_up_at' | 'delivered_at'>,
  event: Occurred,
  next: Occurred,
): Partial<NewShipment> {
  if (event.status !== next.status) return {};
  const records = (moment: Date | null) => moment?.getTime() === event.occurred_at.getTime();
  if (event.status === 'delivered') return records(delivered_at) ? { delivered_at: next.occurred_at } : {};
  return records(picked_up_at) ? { picked_up_at: next.occurred_at } : {};
}

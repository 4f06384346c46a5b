import { changesBetween } from '#domain/shipments/changes.ts';
import { changedEvent } from '#domain/tracking/event-change.ts';
import { placeNamed } from '#domain/tracking/named-place.ts';
import { signedIn } from '../api/call-context.ts';
import { once } from '../api/once.ts';
import { operations } from '../api/operations.ts';
import { lockNumber } from '../shipments/lock-number.ts';
import { updateShipment } from '../shipments/shipment-edits-table.ts';
import { tellChanged } from '../shipments/tell-changed.ts';
import { refuseFuture } from './refuse-future.ts';
import { listWaypoints } from './route-waypoints-table.ts';
import { findEvent, updateEvent } from './tracking-events-table.ts';

/** The shipment keeps its status. Where the event records its delivery, the time of the delivery follows. */
export const editEvent = operations.tracking.editEvent.handler(({ input, context, errors }) =>
  once(context, 'tracking.editEvent', input, async (transaction) => {
    const { tracking_number, id, ...change } = input;
    if (change.occurred_at) refuseFuture(change.occurred_at.at, context.now());
    const shipment = await lockNumber(transaction, tracking_number);
    const event = shipment && (await findEvent(transaction, shipment.id, id));
    if (!event) throw errors.NOT_FOUND();
    const stops = await listWaypoints(transaction, shipment.id);
    const next = changedEvent(event, change, (location) =>
      placeNamed(location, stops, context.geography.gazetteer),
    );
    const changes = changesBetween(event, { ...next });
    if (Object.keys(changes).length === 0) return {};

    await updateEvent(transaction, id, next);
    const isDelivery = event.status === 'delivered' && next.status === 'delivered';
    const movesDelivery = isDelivery && shipment.delivered_at?.getTime() === event.occurred_at.getTime();
    const version =
      movesDelivery && changes.occurred_at
        ? await updateShipment(transaction, shipment.id, { delivered_at: next.occurred_at }, context.now())
        : undefined;
    await tellChanged(transaction, context.broadcast, shipment, {
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

import { unusualChange } from '#domain/shipments/unusual-change.ts';
import { placeNamed } from '#domain/tracking/named-place.ts';
import { signedIn } from '../../api/call-context.ts';
import { newId } from '../../database/statements/columns.ts';
import { lockNumber } from '../../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { operations } from '../operations.ts';
import { recordStatus } from '../record-status.ts';
import { listWaypoints } from '../route/route-waypoints-table.ts';
import { refuseFuture } from './refuse-future.ts';
import { insertEvents } from './tracking-events-table.ts';

/** An event without a position gets the position of its place, if that is known. */
export const addEvent = operations.addEvent.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const {
      tracking_number: trackingNumber,
      set_status,
      confirmed,
      occurred_at: entered,
      description,
      ...fields
    } = input;
    const { latitude, longitude, ...named } = fields;
    const now = context.now();
    const occurred_at = entered?.at ?? now;
    refuseFuture(occurred_at, now);
    const shipment = await lockNumber(transaction, context, trackingNumber);
    if (!shipment) throw errors.NOT_FOUND();
    const setsStatus = set_status && shipment.status !== named.status;
    const because = setsStatus ? unusualChange(shipment.status, named.status) : null;
    if (because && !confirmed) throw errors.UNUSUAL({ data: { from: shipment.status, because } });

    const by = signedIn(context);
    const position =
      latitude !== undefined && longitude !== undefined
        ? { latitude, longitude }
        : placeNamed(
            named.location,
            await listWaypoints(transaction, shipment.id),
            context.geography.gazetteer,
          );
    const event = {
      ...named,
      ...position,
      description: description || null,
      occurred_at,
      utc_offset: entered?.utc_offset ?? null,
    };
    const id = newId();
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'tracking.addEvent',
      detail: { event: { id, ...event } },
    });
    if (setsStatus)
      await recordStatus(transaction, context, shipment, { ...event, id, recorded_at: now, by });
    else
      await insertEvents(transaction, [{ ...event, id, shipment_id: shipment.id, recorded_by: by.user_id }]);
    return { id };
  }),
);

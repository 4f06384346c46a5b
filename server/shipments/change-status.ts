import { unusualChange } from '#domain/shipments/unusual-change.ts';
import { signedIn } from '../api/call-context.ts';
import { lastChange } from '../shipment-records/last-change.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { lastPlaces } from '../tracking/events/last-places.ts';
import { recordStatus } from '../tracking/record-status.ts';
import { operations } from './operations.ts';
import { placeStatus } from './place-status.ts';

export const changeStatus = operations.changeStatus.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { status, version, confirmed, location, description = null } = input;
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    if (version !== undefined && version !== shipment.version)
      throw errors.VERSION_CONFLICT({ data: await lastChange(transaction, shipment) });
    if (shipment.status === status) return { status, version: shipment.version };
    const because = unusualChange(shipment.status, status);
    if (because && !confirmed) throw errors.UNUSUAL({ data: { from: shipment.status, because } });

    const places = await lastPlaces(transaction, [shipment.id]);
    const place = placeStatus(context.geography, shipment, status, places.get(shipment.id), location);
    const changed = await recordStatus(transaction, context, shipment, {
      ...place,
      status,
      description: description || null,
      occurred_at: context.now(),
      by: signedIn(context),
    });
    return { status, version: changed };
  }),
);

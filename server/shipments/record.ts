import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { operations } from './operations.ts';
import { findStaffShipment } from './staff-shipment.ts';

export const record = operations.record.handler(async ({ input, context, errors }) => {
  const shipment = await findStaffShipment(context.database, context.geography, {
    tracking_number: normalizeTrackingNumber(input.tracking_number),
    reader: readerOf(signedIn(context)),
    now: context.now(),
  });
  if (!shipment) throw errors.NOT_FOUND();
  return shipment;
});

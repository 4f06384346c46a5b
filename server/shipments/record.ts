import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from './operations.ts';
import { findStaffShipment } from './staff-shipment.ts';

export const record = operations.record.handler(async ({ input, context, errors }) => {
  const shipment = await findStaffShipment(
    context.database.db,
    context.geography,
    normaliseTrackingNumber(input.trackingNumber),
    context.now(),
  );
  if (!shipment) throw errors.NOT_FOUND();
  return shipment;
});

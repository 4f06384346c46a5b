import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { lookUp } from './look-up.ts';
import { findTracked } from './tracked-shipment.ts';

export const find = operations.tracking.find.handler(async ({ input, context, errors }) => {
  const number = normaliseTrackingNumber(input.trackingNumber);
  const tracked = await lookUp(context, number, () =>
    findTracked(context.database.sql, number, context.now()),
  );
  if (!tracked) throw errors.NOT_FOUND();
  return tracked;
});

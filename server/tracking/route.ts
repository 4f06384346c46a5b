import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { listLegsOfNumber } from './route-legs-table.ts';

export const route = operations.tracking.route.handler(async ({ input, context, errors }) => {
  const legs = await listLegsOfNumber(context.database.db, normaliseTrackingNumber(input.trackingNumber));
  if (!legs) throw errors.NOT_FOUND();
  return { legs };
});

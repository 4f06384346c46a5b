import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { findByNumber } from '../look-up.ts';
import { operations } from '../operations.ts';
import { listLegsOfNumber } from './route-legs-table.ts';

export const route = operations.route.handler(async ({ input, context, errors }) => {
  const number = normalizeTrackingNumber(input.tracking_number);
  const legs = await findByNumber(context, number, () => listLegsOfNumber(context.database.db, number));
  if (!legs) throw errors.NOT_FOUND();
  return { legs };
});

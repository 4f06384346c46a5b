import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { findForVisitors } from './find-for-visitors.ts';
import { findByNumber } from './look-up.ts';
import { operations } from './operations.ts';
import { findTracked } from './tracked-shipment.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const { person, now } = context;
  const number = normalizeTrackingNumber(input.tracking_number);
  const tracked = await findByNumber(context, number, () =>
    person ? findTracked(context, number, now()) : findForVisitors(context, number, now()),
  );
  if (!tracked) throw errors.NOT_FOUND();
  return tracked;
});

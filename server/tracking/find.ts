import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { findByNumber } from './look-up.ts';
import { findTracked } from './tracked-shipment.ts';

export const find = operations.tracking.find.handler(async ({ input, context, errors }) => {
  const { person, trackingCache, now } = context;
  const number = normaliseTrackingNumber(input.trackingNumber);
  const read = () => findTracked(context, number, now());
  // Not cached for signed-in people, who must see their own writes.
  const tracked = await findByNumber(context, number, () =>
    person ? read() : trackingCache.find(number, read),
  );
  if (!tracked) throw errors.NOT_FOUND();
  return tracked;
});

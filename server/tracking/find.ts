import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { findByNumber } from './look-up.ts';
import { findingNow } from './tracked-shipment.ts';

export const find = operations.tracking.find.handler(async ({ input, context, errors }) => {
  const { person, trackingCache, now } = context;
  const number = normaliseTrackingNumber(input.trackingNumber);
  const find = findingNow(context, number, now);
  // Whoever is signed in may just have written: they read what is there now.
  const tracked = await findByNumber(context, number, () =>
    person ? find() : trackingCache.find(number, find),
  );
  if (!tracked) throw errors.NOT_FOUND();
  return tracked;
});

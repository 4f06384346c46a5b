import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { lookUp } from './look-up.ts';
import { findingNow } from './tracked-shipment.ts';

export const find = operations.tracking.find.handler(async ({ input, context, errors }) => {
  const { person, hotLookUps, now } = context;
  const number = normaliseTrackingNumber(input.trackingNumber);
  const find = findingNow(context, number, now);
  // Whoever is signed in may just have written: they read what is there now.
  const tracked = await lookUp(context, number, () => (person ? find() : hotLookUps.find(number, find)));
  if (!tracked) throw errors.NOT_FOUND();
  return tracked;
});

import { isPermitted } from '#domain/people/access.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { operations } from './operations.ts';
import { findShipmentDetails } from './shipment-details.ts';

/** Another organisation's number gets the same response as an unknown one, so the response reveals nothing. */
export const details = operations.details.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const found = await findShipmentDetails(
    context.database.db,
    normalizeTrackingNumber(input.tracking_number),
    readerOf(person),
  );
  if (!found) throw errors.NOT_FOUND();
  if (isPermitted(person, 'money')) return found;
  return { ...found, cost_cents: null, price_note: '', cargo_value_cents: null };
});

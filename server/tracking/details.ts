import { isStaff } from '#domain/people/role.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { findShipmentDetails } from './shipment-details.ts';

/** Another person's number gets the same response as an unknown one, so the response reveals nothing. */
export const details = operations.details.handler(async ({ input, context, errors }) => {
  const { user_id, role } = signedIn(context);
  const found = await findShipmentDetails(
    context.database.db,
    normaliseTrackingNumber(input.trackingNumber),
    isStaff(role) ? 'staff' : { client_id: user_id },
  );
  if (!found) throw errors.NOT_FOUND();
  return found;
});

import { isStaff } from '#domain/people/role.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { findShipmentDetails } from './shipment-details.ts';

/** Somebody else's number is answered like one that nobody has, so this way of asking tells nothing. */
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

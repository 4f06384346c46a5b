import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { draftOfShipment } from '../shipment-file/draft-of-shipment.ts';
import { findShipmentOf } from '../shipment-records/shipments-table.ts';
import { operations } from './operations.ts';

/** Staff too get only their own shipments, because other people's are not theirs to book again. */
export const draft = operations.draft.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await findShipmentOf(
    db,
    ownOrganisation(context),
    normalizeTrackingNumber(input.tracking_number),
  );
  if (!shipment) throw errors.NOT_FOUND();
  return draftOfShipment(db, signedIn(context), shipment);
});

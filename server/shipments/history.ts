import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { findShipmentId } from '../shipment-records/shipments-table.ts';
import { operations } from './operations.ts';
import { listHistory } from './shipment-history.ts';

export const history = operations.history.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const id = await findShipmentId(db, normaliseTrackingNumber(input.trackingNumber));
  if (!id) throw errors.NOT_FOUND();
  return listHistory(db, id, input);
});

import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { findDelivery } from './deliveries-table.ts';
import { operations } from './operations.ts';
import { presentDelivery } from './present.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  return presentDelivery(context, shipment, await findDelivery(db, shipment.id));
});

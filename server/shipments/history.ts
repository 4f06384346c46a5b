import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { withDeliveryOutlook } from '../shipment-records/with-delivery-outlook.ts';
import { operations } from './operations.ts';
import { listHistory } from './shipment-history.ts';

export const history = operations.history.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  return listHistory(db, withDeliveryOutlook(context.geography, context.now(), shipment), input);
});

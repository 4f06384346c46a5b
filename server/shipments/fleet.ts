import { operations } from '../api/operations.ts';
import { listAllShipments } from './shipment-rows.ts';

export const fleet = operations.shipments.fleet.handler(({ input, context }) =>
  listAllShipments(context.database.db, input),
);

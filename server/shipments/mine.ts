import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { listShipmentsOf } from './shipment-rows.ts';

export const mine = operations.shipments.mine.handler(({ input, context }) =>
  listShipmentsOf(context.database.db, signedIn(context).user_id, input),
);

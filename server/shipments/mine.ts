import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { countShipmentsOf, listShipmentsOf } from './shipment-rows.ts';

export const mine = operations.shipments.mine.handler(async ({ input, context }) => {
  const { db } = context.database;
  const { user_id } = signedIn(context);
  const [page, total] = await Promise.all([
    listShipmentsOf(db, user_id, input),
    input.after === undefined ? countShipmentsOf(db, user_id, input) : null,
  ]);
  return { ...page, total };
});

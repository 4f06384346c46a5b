import { countFacets } from '#domain/shipments/shipment-facets.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { groupShipmentsOf, listShipmentsOf } from './shipment-rows.ts';

export const mine = operations.shipments.mine.handler(async ({ input, context }) => {
  const { db } = context.database;
  const { user_id } = signedIn(context);
  const [page, groups] = await Promise.all([
    listShipmentsOf(db, user_id, input),
    input.after === undefined ? groupShipmentsOf(db, user_id, input.q) : null,
  ]);
  return { ...page, ...(groups ? countFacets(groups, input) : { total: null, facets: null }) };
});

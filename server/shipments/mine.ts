import { countFacets } from '#domain/shipments/shipment-facets.ts';
import { signedIn } from '../api/call-context.ts';
import { withOutlook } from '../shipment-records/with-outlook.ts';
import { needsAttention } from './needs-attention.ts';
import { operations } from './operations.ts';
import { groupShipmentsOf, listShipmentsOf } from './shipment-rows.ts';

export const mine = operations.mine.handler(async ({ input, context }) => {
  const { database, geography } = context;
  const { db } = database;
  const now = context.now();
  const { user_id } = signedIn(context);
  const attention = await needsAttention(db, user_id, input, { now, timeZones: geography.timeZones });
  const [page, groups] = await Promise.all([
    listShipmentsOf(db, user_id, { ...input, attention }),
    input.after === undefined ? groupShipmentsOf(db, user_id, { q: input.q, attention }) : null,
  ]);
  return {
    ...page,
    shipments: page.shipments.map((row) => withOutlook(geography, now, row)),
    ...(groups ? countFacets(groups, input) : { total: null, facets: null }),
  };
});

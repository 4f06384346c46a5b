import { ORPCError } from '@orpc/server';
import { isPermitted } from '#domain/people/access.ts';
import { countFacets } from '#domain/shipments/shipment-facets.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { pipelineReads } from '../database/statements/pipeline-reads.ts';
import { withDeliveryOutlook } from '../shipment-records/with-delivery-outlook.ts';
import { needsAttention, sortByAttention } from './needs-attention.ts';
import { operations } from './operations.ts';
import { findOwn } from './search/find-own.ts';
import { groupShipmentsOf, listShipmentsOf } from './shipment-rows.ts';

export const mine = operations.mine.handler(async ({ input, context }) => {
  const { database, geography } = context;
  const { db } = database;
  const now = context.now();
  const person = signedIn(context);
  const organisation_id = ownOrganisation(context);
  const { test } = person;
  const seesPrices = isPermitted(person, 'money');
  // The order would reveal what the amounts do not.
  if (input.sort === 'cost' && !seesPrices)
    throw new ORPCError('FORBIDDEN', { message: 'You don’t have permission to see prices.' });
  const moment = { now, timeZones: geography.timeZones };
  const attention = await needsAttention(db, organisation_id, input, moment);
  const byAttention =
    input.sort === 'attention' ? await sortByAttention(db, organisation_id, input, moment) : undefined;
  const search = input.q ? await findOwn(db, input.q, { organisation_id, test }) : undefined;
  const read = () =>
    Promise.all([
      listShipmentsOf(db, organisation_id, { ...input, search, attention, byAttention, test }),
      input.after === undefined
        ? groupShipmentsOf(db, organisation_id, {
            search,
            updated_since: input.updated_since,
            attention,
            test,
          })
        : null,
    ]);
  const mayBeSlow = search ?? attention ?? byAttention;
  const [page, groups] = await (mayBeSlow ? read() : pipelineReads(read));
  return {
    ...page,
    shipments: page.shipments.map((row) =>
      withDeliveryOutlook(geography, now, seesPrices ? row : { ...row, cost_cents: null }),
    ),
    ...(groups ? countFacets(groups, input) : { total: null, facets: null }),
  };
});

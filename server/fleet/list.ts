import { and, inArray } from 'drizzle-orm';
import { isActive } from '#domain/shipments/is-active.ts';
import { shipments as shipmentsTable } from '../shipment-records/shipments-table.ts';
import { withDeliveryOutlook } from '../shipment-records/with-delivery-outlook.ts';
import { fleetMoment, silentBefore } from './fleet-conditions.ts';
import { fleetMatching, fleetMatchingByArrival, isOnly } from './fleet-filter.ts';
import { listFleet } from './fleet-rows.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const moment = fleetMoment(context);
  const { now } = moment;
  const filter = { ...input, changed_since: input.updated_since ?? input.changed_since };
  const only = input.tracking_number && inArray(shipmentsTable.tracking_number, input.tracking_number);
  const { matching, common } =
    input.sort === 'arrival' && !input.reverse && only === undefined
      ? await fleetMatchingByArrival(db, filter, moment)
      : { matching: and(only, await fleetMatching(db, filter, moment)), common: undefined };
  const isByHolds = matching === undefined || (only === undefined && isOnly(filter, 'customs'));
  const { shipments, next } = await listFleet(db, { ...input, now, filter, isByHolds }, matching, common);
  const limit = silentBefore(moment);
  return {
    shipments: shipments.map(({ last_seen_at, ...row }) => ({
      ...withDeliveryOutlook(context.geography, now, row),
      silent_since: last_seen_at && last_seen_at <= limit && isActive(row.status) ? last_seen_at : null,
    })),
    next,
  };
});

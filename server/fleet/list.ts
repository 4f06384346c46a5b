import { withOutlook } from '../shipment-records/with-outlook.ts';
import { fleetMoment } from './fleet-conditions.ts';
import { fleetMatching } from './fleet-filter.ts';
import { listFleet } from './fleet-rows.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const moment = fleetMoment(context);
  const { shipments, next } = await listFleet(db, input, await fleetMatching(db, input, moment));
  return { shipments: shipments.map((row) => withOutlook(context.geography, moment.now, row)), next };
});

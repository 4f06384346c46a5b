import { operations } from '../api/operations.ts';
import { fleetMatching } from './fleet-filter.ts';
import { listFleet } from './fleet-rows.ts';

export const list = operations.fleet.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  return listFleet(db, input, await fleetMatching(db, input, context.now()));
});

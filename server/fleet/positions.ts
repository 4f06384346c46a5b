import { operations } from '../api/operations.ts';
import { fleetMatching } from './fleet-filter.ts';
import { listPositions } from './fleet-positions.ts';

export const positions = operations.fleet.positions.handler(async ({ input, context }) => {
  const { db } = context.database;
  return listPositions(db, await fleetMatching(db, input, context.now()));
});

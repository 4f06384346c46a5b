import { fleetMoment } from './fleet-conditions.ts';
import { fleetMatching } from './fleet-filter.ts';
import { listPositions } from './fleet-positions.ts';
import { operations } from './operations.ts';

export const positions = operations.positions.handler(async ({ input, context }) => {
  const { db } = context.database;
  return listPositions(db, await fleetMatching(db, input, fleetMoment(context)));
});

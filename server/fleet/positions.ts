import { fleetMoment } from './fleet-conditions.ts';
import { fleetMatching } from './fleet-filter.ts';
import { listPositions } from './fleet-positions.ts';
import { operations } from './operations.ts';

export const positions = operations.positions.handler(async ({ input, context }) => {
  const { database, geography } = context;
  const moment = fleetMoment(context);
  const found = await listPositions(database.db, await fleetMatching(database.db, input, moment), moment.now);
  return found.map((position) => {
    const town = geography.largeTownAt(position);
    return { ...position, near: town ? `${town.name}, ${town.country}` : null };
  });
});

import { fleetMoment } from './fleet-conditions.ts';
import { readCounters } from './fleet-counters.ts';
import { operations } from './operations.ts';

export const counters = operations.counters.handler(({ input, context }) =>
  readCounters(context.database.db, input, fleetMoment(context)),
);

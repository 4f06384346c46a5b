import { fleetMoment } from './fleet-conditions.ts';
import { countFacets } from './fleet-facets.ts';
import { operations } from './operations.ts';

export const facets = operations.facets.handler(({ input, context }) =>
  countFacets(context.database.db, input, fleetMoment(context)),
);

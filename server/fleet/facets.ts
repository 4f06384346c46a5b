import { operations } from '../api/operations.ts';
import { countFacets } from './fleet-facets.ts';

export const facets = operations.fleet.facets.handler(({ input, context }) =>
  countFacets(context.database.db, input, context.now()),
);

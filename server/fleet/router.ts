import { counters } from '../fleet/counters.ts';
import { facets } from '../fleet/facets.ts';
import { figures } from '../fleet/figures.ts';
import { list } from '../fleet/list.ts';
import { positions } from '../fleet/positions.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const fleet: AreaHandlers<'fleet'> = {
  list,
  counters,
  facets,
  figures,
  positions,
};

import type { AreaHandlers } from '../api/area-handlers.ts';
import { counters } from './counters.ts';
import { facets } from './facets.ts';
import { figures } from './figures.ts';
import { list } from './list.ts';
import { positions } from './positions.ts';

export const fleet: AreaHandlers<'fleet'> = {
  list,
  counters,
  facets,
  figures,
  positions,
};

import type { AreaHandlers } from '../api/area-handlers.ts';
import { search } from './search.ts';
import { searchUnlocodes } from './search-unlocodes.ts';

export const places: AreaHandlers<'places'> = {
  search,
  searchUnlocodes,
};

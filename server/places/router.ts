import { search } from '../places/search.ts';
import { searchUnlocodes } from '../places/search-unlocodes.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const places: AreaHandlers<'places'> = {
  search,
  searchUnlocodes,
};

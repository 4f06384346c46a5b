import type { AreaHandlers } from '../api/area-handlers.ts';
import { priceTerms } from './price-terms.ts';
import { reportMissing } from './report-missing.ts';

export const pages: AreaHandlers<'pages'> = {
  priceTerms,
  reportMissing,
};

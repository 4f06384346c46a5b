import type { AreaHandlers } from '../api/area-handlers.ts';
import { reportMissing } from './report-missing.ts';

export const pages: AreaHandlers<'pages'> = {
  reportMissing,
};

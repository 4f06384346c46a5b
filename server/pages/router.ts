import { reportMissing } from '../pages/report-missing.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const pages: AreaHandlers<'pages'> = {
  reportMissing,
};

import type { AreaHandlers } from '../api/area-handlers.ts';
import { attention } from './attention.ts';
import { summary } from './summary.ts';

export const portal: AreaHandlers<'portal'> = {
  summary,
  attention,
};

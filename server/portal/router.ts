import { attention } from '../portal/attention.ts';
import { summary } from '../portal/summary.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const portal: AreaHandlers<'portal'> = {
  summary,
  attention,
};

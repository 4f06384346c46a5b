import type { AreaHandlers } from '../api/area-handlers.ts';
import { report } from './report.ts';

export const positions: AreaHandlers<'positions'> = {
  report,
};

import { report } from '../positions/report.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const positions: AreaHandlers<'positions'> = {
  report,
};

import type { AreaHandlers } from '../api/area-handlers.ts';
import { add } from './add.ts';
import { list } from './list.ts';
import { profit } from './profit.ts';
import { setStatus } from './set-status.ts';

export const charges: AreaHandlers<'charges'> = {
  list,
  profit,
  add,
  setStatus,
};

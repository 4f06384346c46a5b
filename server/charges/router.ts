import { add } from '../charges/add.ts';
import { list } from '../charges/list.ts';
import { setStatus } from '../charges/set-status.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const charges: AreaHandlers<'charges'> = {
  list,
  add,
  setStatus,
};

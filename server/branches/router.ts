import type { AreaHandlers } from '../api/area-handlers.ts';
import { change } from './change.ts';
import { create } from './create.ts';
import { list } from './list.ts';

export const branches: AreaHandlers<'branches'> = {
  list,
  create,
  change,
};

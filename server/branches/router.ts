import { change } from '../branches/change.ts';
import { create } from '../branches/create.ts';
import { list } from '../branches/list.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const branches: AreaHandlers<'branches'> = {
  list,
  create,
  change,
};

import type { AreaHandlers } from '../api/area-handlers.ts';
import { add } from './add.ts';
import { addStandard } from './add-standard.ts';
import { change } from './change.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { open } from './open.ts';

export const tasks: AreaHandlers<'tasks'> = {
  open,
  count,
  list,
  add,
  addStandard,
  change,
};

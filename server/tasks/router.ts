import type { AreaHandlers } from '../api/area-handlers.ts';
import { add } from './add.ts';
import { addStandard } from './add-standard.ts';
import { change } from './change.ts';
import { list } from './list.ts';

export const tasks: AreaHandlers<'tasks'> = {
  list,
  add,
  addStandard,
  change,
};

import { add } from '../tasks/add.ts';
import { addStandard } from '../tasks/add-standard.ts';
import { change } from '../tasks/change.ts';
import { list } from '../tasks/list.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const tasks: AreaHandlers<'tasks'> = {
  list,
  add,
  addStandard,
  change,
};

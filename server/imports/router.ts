import { create } from '../imports/create.ts';
import { find } from '../imports/find.ts';
import { list } from '../imports/list.ts';
import { template } from '../imports/template.ts';
import { undo } from '../imports/undo.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const imports: AreaHandlers<'imports'> = {
  create,
  list,
  template,
  find,
  undo,
};

import type { AreaHandlers } from '../api/area-handlers.ts';
import { create } from './create.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { template } from './template.ts';
import { undo } from './undo.ts';

export const imports: AreaHandlers<'imports'> = {
  create,
  list,
  template,
  find,
  undo,
};

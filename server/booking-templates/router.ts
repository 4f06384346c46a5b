import type { AreaHandlers } from '../api/area-handlers.ts';
import { create } from './create.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';

export const bookingTemplates: AreaHandlers<'bookingTemplates'> = {
  create,
  list,
  rename,
  remove,
};

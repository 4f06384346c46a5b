import { create } from '../booking-templates/create.ts';
import { list } from '../booking-templates/list.ts';
import { remove } from '../booking-templates/remove.ts';
import { rename } from '../booking-templates/rename.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const bookingTemplates: AreaHandlers<'bookingTemplates'> = {
  create,
  list,
  rename,
  remove,
};

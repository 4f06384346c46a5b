import type { AreaHandlers } from '../api/area-handlers.ts';
import { change } from './change.ts';
import { create } from './create.ts';
import { importContacts } from './import-contacts.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';

export const addressBook: AreaHandlers<'addressBook'> = {
  list,
  create,
  change,
  remove,
  importContacts,
};

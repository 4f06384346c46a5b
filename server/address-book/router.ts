import { change } from '../address-book/change.ts';
import { create } from '../address-book/create.ts';
import { importContacts } from '../address-book/import-contacts.ts';
import { list } from '../address-book/list.ts';
import { remove } from '../address-book/remove.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const addressBook: AreaHandlers<'addressBook'> = {
  list,
  create,
  change,
  remove,
  importContacts,
};

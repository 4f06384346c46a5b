import type { AreaHandlers } from '../api/area-handlers.ts';
import { change } from './change.ts';
import { list } from './list.ts';
import { send } from './send.ts';

export const enquiries: AreaHandlers<'enquiries'> = {
  send,
  list,
  change,
};

import { list } from '../enquiries/list.ts';
import { send } from '../enquiries/send.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const enquiries: AreaHandlers<'enquiries'> = {
  send,
  list,
};

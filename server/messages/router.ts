import type { AreaHandlers } from '../api/area-handlers.ts';
import { list } from './list.ts';
import { markRead } from './mark-read.ts';
import { people } from './people.ts';
import { receiveMail } from './receive-mail.ts';
import { send } from './send.ts';
import { threads } from './threads.ts';
import { unread } from './unread.ts';

export const messages: AreaHandlers<'messages'> = {
  send,
  list,
  people,
  markRead,
  receiveMail,
  threads,
  unread,
};

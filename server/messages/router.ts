import { list } from '../messages/list.ts';
import { markRead } from '../messages/mark-read.ts';
import { people } from '../messages/people.ts';
import { receiveMail } from '../messages/receive-mail.ts';
import { send } from '../messages/send.ts';
import { threads } from '../messages/threads.ts';
import { unread } from '../messages/unread.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const messages: AreaHandlers<'messages'> = {
  send,
  list,
  people,
  markRead,
  receiveMail,
  threads,
  unread,
};

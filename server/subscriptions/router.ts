import { confirm } from '../subscriptions/confirm.ts';
import { end } from '../subscriptions/end.ts';
import { list } from '../subscriptions/list.ts';
import { request } from '../subscriptions/request.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const subscriptions: AreaHandlers<'subscriptions'> = {
  request,
  confirm,
  end,
  list,
};

import type { AreaHandlers } from '../api/area-handlers.ts';
import { confirm } from './confirm.ts';
import { end } from './end.ts';
import { list } from './list.ts';
import { request } from './request.ts';

export const subscriptions: AreaHandlers<'subscriptions'> = {
  request,
  confirm,
  end,
  list,
};

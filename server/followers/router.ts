import type { AreaHandlers } from '../api/area-handlers.ts';
import { confirm } from './confirm.ts';
import { end } from './end.ts';
import { request } from './request.ts';

export const followers: AreaHandlers<'followers'> = {
  request,
  confirm,
  end,
};

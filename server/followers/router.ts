import { confirm } from '../followers/confirm.ts';
import { end } from '../followers/end.ts';
import { request } from '../followers/request.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const followers: AreaHandlers<'followers'> = {
  request,
  confirm,
  end,
};

import { follow } from '../devices/follow.ts';
import { list } from '../devices/list.ts';
import { register } from '../devices/register.ts';
import { revoke } from '../devices/revoke.ts';
import { unfollow } from '../devices/unfollow.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const devices: AreaHandlers<'devices'> = {
  list,
  register,
  revoke,
  follow,
  unfollow,
};

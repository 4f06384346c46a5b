import type { AreaHandlers } from '../api/area-handlers.ts';
import { follow } from './follow.ts';
import { list } from './list.ts';
import { register } from './register.ts';
import { revoke } from './revoke.ts';
import { unfollow } from './unfollow.ts';

export const devices: AreaHandlers<'devices'> = {
  list,
  register,
  revoke,
  follow,
  unfollow,
};

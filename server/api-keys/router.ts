import type { AreaHandlers } from '../api/area-handlers.ts';
import { create } from './create.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { revoke } from './revoke.ts';

export const apiKeys: AreaHandlers<'apiKeys'> = {
  create,
  list,
  find,
  revoke,
};

import { create } from '../api-keys/create.ts';
import { find } from '../api-keys/find.ts';
import { list } from '../api-keys/list.ts';
import { revoke } from '../api-keys/revoke.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const apiKeys: AreaHandlers<'apiKeys'> = {
  create,
  list,
  find,
  revoke,
};

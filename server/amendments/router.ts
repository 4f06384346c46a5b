import { approve } from '../amendments/approve.ts';
import { decline } from '../amendments/decline.ts';
import { list } from '../amendments/list.ts';
import { request } from '../amendments/request.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const amendments: AreaHandlers<'amendments'> = {
  request,
  list,
  approve,
  decline,
};

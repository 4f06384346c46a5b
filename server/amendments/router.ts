import type { AreaHandlers } from '../api/area-handlers.ts';
import { approve } from './approve.ts';
import { decline } from './decline.ts';
import { list } from './list.ts';
import { request } from './request.ts';

export const amendments: AreaHandlers<'amendments'> = {
  request,
  list,
  approve,
  decline,
};

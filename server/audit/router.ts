import type { AreaHandlers } from '../api/area-handlers.ts';
import { list } from './list.ts';

export const audit: AreaHandlers<'audit'> = {
  list,
};

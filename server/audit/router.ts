import { list } from '../audit/list.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const audit: AreaHandlers<'audit'> = {
  list,
};

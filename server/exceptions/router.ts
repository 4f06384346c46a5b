import type { AreaHandlers } from '../api/area-handlers.ts';
import { blockers } from './blockers.ts';
import { change } from './change.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { raise } from './raise.ts';
import { resolve } from './resolve.ts';

export const exceptions: AreaHandlers<'exceptions'> = {
  open,
  raise,
  list,
  blockers,
  change,
  resolve,
};

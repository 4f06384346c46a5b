import { blockers } from '../exceptions/blockers.ts';
import { change } from '../exceptions/change.ts';
import { list } from '../exceptions/list.ts';
import { raise } from '../exceptions/raise.ts';
import { resolve } from '../exceptions/resolve.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const exceptions: AreaHandlers<'exceptions'> = {
  raise,
  list,
  blockers,
  change,
  resolve,
};

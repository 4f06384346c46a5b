import type { AreaHandlers } from '../api/area-handlers.ts';
import { approve } from './approve.ts';
import { dispute } from './dispute.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { openCosts } from './open-costs.ts';
import { record } from './record.ts';
import { reverse } from './reverse.ts';

export const supplierBills: AreaHandlers<'supplierBills'> = {
  list,
  find,
  openCosts,
  record,
  approve,
  dispute,
  reverse,
};

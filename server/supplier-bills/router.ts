import type { AreaHandlers } from '../api/area-handlers.ts';
import { approve } from './approve.ts';
import { dispute } from './dispute.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { openCosts } from './open-costs.ts';
import { record } from './record.ts';
import { recordPayment } from './record-payment.ts';
import { reverse } from './reverse.ts';
import { reversePayment } from './reverse-payment.ts';

export const supplierBills: AreaHandlers<'supplierBills'> = {
  list,
  find,
  openCosts,
  record,
  approve,
  dispute,
  reverse,
  recordPayment,
  reversePayment,
};

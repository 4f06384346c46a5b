import type { AreaHandlers } from '../api/area-handlers.ts';
import { addCost } from './add-cost.ts';
import { change } from './change.ts';
import { costs } from './costs.ts';
import { create } from './create.ts';
import { depart } from './depart.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { removeCost } from './remove-cost.ts';

export const carrierBookings: AreaHandlers<'carrierBookings'> = {
  create,
  list,
  find,
  change,
  costs,
  addCost,
  removeCost,
  depart,
};

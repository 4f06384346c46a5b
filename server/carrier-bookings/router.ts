import { addCost } from '../carrier-bookings/add-cost.ts';
import { change } from '../carrier-bookings/change.ts';
import { costs } from '../carrier-bookings/costs.ts';
import { create } from '../carrier-bookings/create.ts';
import { depart } from '../carrier-bookings/depart.ts';
import { find } from '../carrier-bookings/find.ts';
import { list } from '../carrier-bookings/list.ts';
import { removeCost } from '../carrier-bookings/remove-cost.ts';
import type { AreaHandlers } from './area-handlers.ts';

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

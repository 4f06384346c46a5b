import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { findCarrierBooking } from './carrier-bookings-table.ts';
import { operations } from './operations.ts';
import { presentCosts } from './present-costs.ts';

export const costs = operations.costs.handler(async ({ input: { id }, context, errors }) => {
  const { db } = context.database;
  if (!(await findCarrierBooking(db, id, readerOf(signedIn(context))))) throw errors.NOT_FOUND();
  return { costs: await presentCosts(db, id) };
});

import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { findCarrierBooking } from './carrier-bookings-table.ts';
import { operations } from './operations.ts';
import { present } from './present.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const booking = await findCarrierBooking(db, input.id, readerOf(signedIn(context)));
  if (!booking) throw errors.NOT_FOUND();
  return present(db, context, booking);
});

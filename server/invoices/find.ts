import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { findInvoice } from './invoice-rows.ts';
import { operations } from './operations.ts';

/** Another client’s invoice gets the same response as one that does not exist. */
export const find = operations.find.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const reader = readerOf(person);
  const found = await findInvoice(context.database.db, {
    number: input.number.toUpperCase(),
    reader,
    now: context.now(),
  });
  if (!found) throw errors.NOT_FOUND();
  return found;
});

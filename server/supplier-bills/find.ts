import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { operations } from './operations.ts';
import { findBill } from './present.ts';
import { isBillOfReader } from './visible-bills.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const isVisible = isBillOfReader(readerOf(signedIn(context)));
  const bill = await findBill(context.database.db, input.id, { isVisible, as_of: context.now() });
  if (!bill) throw errors.NOT_FOUND();
  return bill;
});

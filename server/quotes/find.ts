import { operations } from './operations.ts';
import { findStaffQuote } from './staff-quote-rows.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const quote = await findStaffQuote(context.database.db, input.reference);
  if (!quote) throw errors.NOT_FOUND();
  return quote;
});

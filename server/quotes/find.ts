import { operations } from '../api/operations.ts';
import { findDeskQuote } from './staff-quote-rows.ts';

export const find = operations.quotes.find.handler(async ({ input, context, errors }) => {
  const quote = await findDeskQuote(context.database.db, input.reference);
  if (!quote) throw errors.NOT_FOUND();
  return quote;
});

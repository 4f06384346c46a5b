import { operations } from '../api/operations.ts';
import { countDeskQuotes, listDeskQuotes } from './staff-quote-rows.ts';

export const list = operations.quotes.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const [page, counts] = await Promise.all([
    listDeskQuotes(db, input),
    input.after === undefined ? countDeskQuotes(db, input.q) : null,
  ]);
  return { ...page, counts };
});

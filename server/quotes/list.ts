import { operations } from './operations.ts';
import { countStaffQuotes, listStaffQuotes } from './staff-quote-rows.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const [page, counted] = await Promise.all([
    listStaffQuotes(db, input),
    input.after === undefined ? countStaffQuotes(db, input.q) : null,
  ]);
  return { ...page, ...(counted ?? { counts: null, capped: null }) };
});

import { operations } from './operations.ts';
import { countPeople, listPeople } from './staff-people.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const [page, counts] = await Promise.all([
    listPeople(db, input),
    input.after === undefined ? countPeople(db, input) : null,
  ]);
  return { ...page, counts };
});

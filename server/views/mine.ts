import { signedIn } from '../api/call-context.ts';
import { listLayoutsOf } from './console-layouts-table.ts';
import { listViewsOf } from './console-views-table.ts';
import { operations } from './operations.ts';

export const mine = operations.mine.handler(async ({ input, context }) => {
  const { user_id } = signedIn(context);
  const { db } = context.database;
  const [views, layouts] = await Promise.all([
    listViewsOf(db, user_id, input.updated_since),
    listLayoutsOf(db, user_id),
  ]);
  return { views, layouts };
});

import { signedIn } from '../api/call-context.ts';
import { countUnreadOf, listNotificationsOf } from './notifications-table.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { user_id } = signedIn(context);
  const { db } = context.database;
  const [notifications, unread] = await Promise.all([
    listNotificationsOf(db, user_id, input.updated_since),
    countUnreadOf(db, user_id),
  ]);
  return { notifications, unread };
});

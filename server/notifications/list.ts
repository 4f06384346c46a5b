import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { countUnreadOf, listNotificationsOf } from './notifications-table.ts';

export const list = operations.notifications.list.handler(async ({ context }) => {
  const { user_id } = signedIn(context);
  const { db } = context.database;
  const [notifications, unread] = await Promise.all([
    listNotificationsOf(db, user_id),
    countUnreadOf(db, user_id),
  ]);
  return { notifications, unread };
});

import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { pageNotificationsOf } from './notifications-table.ts';

export const page = operations.notifications.page.handler(({ input, context }) => {
  const { show, ...rest } = input;
  return pageNotificationsOf(context.database.db, signedIn(context).user_id, {
    ...rest,
    unread_only: show === 'unread',
  });
});

import { signedIn } from '../api/call-context.ts';
import { pageNotificationsOf } from './notifications-table.ts';
import { operations } from './operations.ts';

export const page = operations.page.handler(({ input, context }) => {
  const { show, ...rest } = input;
  return pageNotificationsOf(context.database.db, signedIn(context).user_id, {
    ...rest,
    unread_only: show === 'unread',
  });
});

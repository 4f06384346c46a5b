import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { markAllReadOf } from './notifications-table.ts';

export const markAllRead = operations.notifications.markAllRead.handler(({ context }) =>
  context.write(async (transaction) => {
    await markAllReadOf(transaction, signedIn(context).user_id);
    return {};
  }),
);

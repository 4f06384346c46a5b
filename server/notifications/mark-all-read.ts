import { signedIn } from '../api/call-context.ts';
import { once } from '../api/idempotent.ts';
import { operations } from '../api/operations.ts';
import { markAllReadOf } from './notifications-table.ts';

export const markAllRead = operations.notifications.markAllRead.handler(({ context }) =>
  once(context, 'notifications.markAllRead', {}, async (transaction) => {
    await markAllReadOf(transaction, signedIn(context).user_id);
    return {};
  }),
);

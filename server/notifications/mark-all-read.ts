import { signedIn } from '../api/call-context.ts';
import { markAllReadOf } from './notifications-table.ts';
import { operations } from './operations.ts';

export const markAllRead = operations.markAllRead.handler(({ context }) =>
  context.write(async (transaction) => {
    await markAllReadOf(transaction, signedIn(context).user_id);
    return {};
  }),
);

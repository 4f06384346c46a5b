import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { markReadOf } from './notifications-table.ts';

export const markRead = operations.notifications.markRead.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const marked = await markReadOf(transaction, signedIn(context).user_id, input.id);
    if (!marked) throw errors.NOT_FOUND();
    return {};
  }),
);

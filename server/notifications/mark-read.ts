import { signedIn } from '../api/call-context.ts';
import { markReadOf } from './notifications-table.ts';
import { operations } from './operations.ts';

export const markRead = operations.markRead.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const marked = await markReadOf(transaction, signedIn(context).user_id, input.id);
    if (!marked) throw errors.NOT_FOUND();
    return {};
  }),
);

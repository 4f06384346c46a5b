import { signedIn } from '../api/call-context.ts';
import { once } from '../api/idempotent.ts';
import { operations } from '../api/operations.ts';
import { deleteView } from './console-views-table.ts';

export const remove = operations.views.remove.handler(({ input, context }) =>
  once(context, 'views.remove', input, async (transaction) => {
    await deleteView(transaction, signedIn(context).user_id, input.name);
    return {};
  }),
);

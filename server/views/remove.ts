import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { deleteView } from './console-views-table.ts';

export const remove = operations.views.remove.handler(({ input, context }) =>
  context.write(async (transaction) => {
    await deleteView(transaction, signedIn(context).user_id, input.name);
    return {};
  }),
);

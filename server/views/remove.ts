import { signedIn } from '../api/call-context.ts';
import { deleteView } from './console-views-table.ts';
import { operations } from './operations.ts';

export const remove = operations.remove.handler(({ input, context }) =>
  context.write(async (transaction) => {
    await deleteView(transaction, signedIn(context).user_id, input.name);
    return {};
  }),
);

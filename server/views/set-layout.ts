import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { writeLayout } from './console-layouts-table.ts';

export const setLayout = operations.views.setLayout.handler(({ input, context }) =>
  context.write(async (transaction) => {
    await writeLayout(transaction, { ...input, user_id: signedIn(context).user_id });
    return {};
  }),
);

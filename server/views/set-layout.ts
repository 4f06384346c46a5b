import { signedIn } from '../api/call-context.ts';
import { writeLayout } from './console-layouts-table.ts';
import { operations } from './operations.ts';

export const setLayout = operations.setLayout.handler(({ input, context }) =>
  context.write(async (transaction) => {
    await writeLayout(transaction, { ...input, user_id: signedIn(context).user_id });
    return {};
  }),
);

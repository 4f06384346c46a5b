import { signedIn } from '../api/call-context.ts';
import { once } from '../api/idempotent.ts';
import { operations } from '../api/operations.ts';
import { writeLayout } from './console-layouts-table.ts';

export const setLayout = operations.views.setLayout.handler(({ input, context }) =>
  once(context, 'views.setLayout', input, async (transaction) => {
    await writeLayout(transaction, { ...input, user_id: signedIn(context).user_id });
    return {};
  }),
);

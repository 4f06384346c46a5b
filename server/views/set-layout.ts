import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { writeLayout } from './console-layouts-table.ts';

export const setLayout = operations.views.setLayout.handler(async ({ input, context }) => {
  const { user_id } = signedIn(context);
  await writeLayout(context.database.db, { ...input, user_id });
  return {};
});

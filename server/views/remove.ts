import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { deleteView } from './console-views-table.ts';

export const remove = operations.views.remove.handler(async ({ input, context }) => {
  const { user_id } = signedIn(context);
  await deleteView(context.database.db, user_id, input.name);
  return {};
});

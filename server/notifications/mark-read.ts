import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { markReadOf } from './notifications-table.ts';

export const markRead = operations.notifications.markRead.handler(async ({ input, context, errors }) => {
  const marked = await markReadOf(context.database.db, signedIn(context).user_id, input.id);
  if (!marked) throw errors.NOT_FOUND();
  return {};
});

import { signedIn } from '../api/call-context.ts';
import { findApiKey } from './api-keys-table.ts';
import { operations } from './operations.ts';
import { isManagedBy } from './owner-of-keys.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const key = await findApiKey(context.database.db, input.id);
  if (!key || !isManagedBy(signedIn(context), key)) throw errors.NOT_FOUND();
  return key;
});

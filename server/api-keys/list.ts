import { signedIn } from '../api/call-context.ts';
import { listApiKeys } from './api-keys-table.ts';
import { operations } from './operations.ts';
import { ownerOfKeys } from './owner-of-keys.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const person = signedIn(context);
  const organisation_id = ownerOfKeys(person, input.organisation_id);
  if (organisation_id === undefined) return { api_keys: [] };
  const found = await listApiKeys(context.database.db, organisation_id, input.updated_since);
  // Admins see the keys of all staff.
  const isOwn = (key: { user_id: string }) => key.user_id === person.user_id;
  return { api_keys: organisation_id === null && person.role !== 'admin' ? found.filter(isOwn) : found };
});

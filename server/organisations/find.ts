import { signedIn } from '../api/call-context.ts';
import { asSeenBy } from './as-seen-by.ts';
import { readableOrganisation } from './may-manage.ts';
import { operations } from './operations.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  return asSeenBy(person, await readableOrganisation(context.database.db, person, input.id, errors));
});

import { signedIn } from '../api/call-context.ts';
import { readableOrganisation } from './may-manage.ts';
import { operations } from './operations.ts';
import { present } from './present.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  return present(context, person, await readableOrganisation(context.database.db, person, input.id, errors));
});

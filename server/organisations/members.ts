import { isPermitted } from '#domain/people/access.ts';
import { signedIn } from '../api/call-context.ts';
import { readableOrganisation } from './may-manage.ts';
import { listMembers } from './members-table.ts';
import { operations } from './operations.ts';

export const members = operations.members.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const { db } = context.database;
  await readableOrganisation(db, person, input.id, errors);
  if (!isPermitted(person, 'view')) throw errors.NOT_ALLOWED();
  return { members: await listMembers(db, input.id, input.updated_since) };
});

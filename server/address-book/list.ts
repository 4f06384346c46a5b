import { signedIn } from '../api/call-context.ts';
import { readableOrganisation } from '../organisations/may-manage.ts';
import { listContacts } from './contacts-table.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input: { id, ...page }, context, errors }) => {
  const { db } = context.database;
  await readableOrganisation(db, signedIn(context), id, errors);
  return listContacts(db, id, page);
});

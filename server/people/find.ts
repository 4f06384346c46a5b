import { operations } from './operations.ts';
import { findPerson } from './staff-people.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const person = await findPerson(context.database.db, input.user_id);
  if (!person) throw errors.NOT_FOUND();
  return person;
});

import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { findOrganisation } from './organisation-rows.ts';
import { present } from './present.ts';

export const own = operations.own.handler(async ({ context, errors }) => {
  const person = signedIn(context);
  const found =
    person.organisation_id && (await findOrganisation(context.database.db, person.organisation_id));
  if (!found) throw errors.NOT_FOUND();
  return present(context, person, found);
});

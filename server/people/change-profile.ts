import { signedIn } from '../api/call-context.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { updateOrganisation } from '../organisations/organisations-table.ts';
import { operations } from './operations.ts';
import { ownProfile } from './own-profile.ts';
import { changeProfileOf, findProfile } from './profiles-table.ts';
import { publishPeopleChanged } from './publish-people-changed.ts';

export const changeProfile = operations.changeProfile.handler(({ input, context }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { full_name, company_name } = input;
    const organisation = person.organisation_id
      ? await lockOrganisation(transaction, person.organisation_id)
      : undefined;
    const former = await findProfile(transaction, person.user_id);
    await changeProfileOf(transaction, person.user_id, { full_name, company_name: company_name || null });
    // An organisation named after its founder’s profile follows it.
    const isNamedAfter = organisation?.name === (former?.company_name ?? former?.full_name);
    if (organisation && isNamedAfter && person.permissions.includes('manage'))
      await updateOrganisation(
        transaction,
        organisation.id,
        { name: company_name || full_name },
        context.now(),
      );
    await publishPeopleChanged(transaction, context.broadcast, person.user_id);
    return ownProfile(transaction, person);
  }),
);

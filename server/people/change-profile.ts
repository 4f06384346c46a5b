import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { ownProfile } from './own-profile.ts';
import { changeProfileOf } from './profiles-table.ts';
import { publishPeopleChanged } from './publish-people-changed.ts';

export const changeProfile = operations.changeProfile.handler(({ input, context }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { full_name, company_name } = input;
    await changeProfileOf(transaction, person.user_id, { full_name, company_name: company_name || null });
    await publishPeopleChanged(transaction, context.broadcast, person.user_id);
    return ownProfile(transaction, person);
  }),
);

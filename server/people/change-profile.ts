import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { renameUser } from './account-tables.ts';
import { ownProfile } from './own-profile.ts';
import { changeProfileOf } from './profiles-table.ts';
import { tellDesk } from './tell-desk.ts';

export const changeProfile = operations.people.changeProfile.handler(async ({ input, context }) => {
  const { user_id } = signedIn(context);
  const { full_name, company_name } = input;
  await context.database.transaction(async (transaction) => {
    await renameUser(transaction, user_id, full_name, context.now());
    await changeProfileOf(transaction, user_id, { full_name, company_name: company_name || null });
    await tellDesk(transaction, context.broadcast, user_id);
  });
  return ownProfile(context);
});

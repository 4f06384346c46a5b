import { branchesOf } from '../../branches/branches-table.ts';
import { operations } from '../operations.ts';
import { currentSession } from './current-session.ts';

export const session = operations.session.handler(async ({ context }) => {
  if (!context.person) context.refuseNetwork();
  const current = await currentSession(context, context.requestHeaders);
  if (!current) return null;
  const { id, profile, expires_at, second_factor, viewing } = current;
  const { organisation, permissions } = viewing ?? current;
  const branches = viewing ? undefined : await branchesOf(context.database.db, profile);
  return {
    ...profile,
    ...(viewing && {
      user_id: id,
      role: 'customer' as const,
      company_name: viewing.organisation.name,
      viewing,
    }),
    organisation,
    permissions: [...permissions],
    expires_at,
    second_factor,
    ...(branches && { branches }),
  };
});

import type { Role } from '#domain/people/role.ts';
import { roleRefusal } from '#domain/people/staff-rules.ts';

interface RoleHolder {
  user_id: string;
  role: Role;
}

export const ADMIN_ONLY = 'Only an admin can grant or revoke the roles admin and dispatcher.';

/** Why `by` can't change the person's role. Null if they can. */
export function roleChangeRefusal(by: RoleHolder, person: RoleHolder): string | null {
  const refused = roleRefusal(by, person, 'customer');
  if (refused === 'OWN_ROLE') return 'You can’t change your own role.';
  return refused ? ADMIN_ONLY : null;
}

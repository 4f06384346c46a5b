import type { Role } from '#domain/people/role.ts';
import { roleRefusal } from '#domain/people/staff-rules.ts';

interface Somebody {
  user_id: string;
  role: Role;
}

export const ROLE_NAMES: Record<Role, string> = {
  customer: 'Customer',
  driver: 'Driver',
  dispatcher: 'Dispatcher',
  admin: 'Admin',
};

export const ADMIN_ONLY = 'Only an admin grants or takes away the roles admin and dispatcher.';

/** Why nothing about the person's role is for `by` to change; null where something is. */
export function whyFixed(by: Somebody, person: Somebody): string | null {
  const refused = roleRefusal(by, person, 'customer');
  if (refused === 'OWN_ROLE') return 'This is you: nobody changes their own role.';
  return refused ? ADMIN_ONLY : null;
}

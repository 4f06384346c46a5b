import { isStaff, type Role } from './role.ts';

interface Somebody {
  user_id: string;
  role: Role;
}

/** Only an admin grants staff roles. */
export function mayGrant(by: Pick<Somebody, 'role'>, role: Role): boolean {
  return by.role === 'admin' || !isStaff(role);
}

/**
 * Why `by`, a staff member, may not change the person's role; null when they may. Since nobody changes their own role,
 * at least one admin always remains.
 */
export function roleRefusal(by: Somebody, person: Somebody, role: Role): 'OWN_ROLE' | 'ADMIN_ONLY' | null {
  if (by.user_id === person.user_id) return 'OWN_ROLE';
  return mayGrant(by, person.role) && mayGrant(by, role) ? null : 'ADMIN_ONLY';
}

/** Why `by`, a staff member, may neither deactivate nor reactivate the account. As with roles, one admin always remains. */
export function accountRefusal(by: Somebody, person: Somebody): 'OWN_ACCOUNT' | 'ADMIN_ONLY' | null {
  if (by.user_id === person.user_id) return 'OWN_ACCOUNT';
  return mayGrant(by, person.role) ? null : 'ADMIN_ONLY';
}

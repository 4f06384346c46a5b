import { isStaff, type Role } from './role.ts';

interface Somebody {
  user_id: string;
  role: Role;
}

/** Only an admin grants the roles of staff. */
export function mayGrant(by: Pick<Somebody, 'role'>, role: Role): boolean {
  return by.role === 'admin' || !isStaff(role);
}

/**
 * Why `by`, who is staff, may not give the person another role; null when they may. An admin always stays: whoever
 * takes the role away is another one.
 */
export function roleRefusal(by: Somebody, person: Somebody, role: Role): 'OWN_ROLE' | 'ADMIN_ONLY' | null {
  if (by.user_id === person.user_id) return 'OWN_ROLE';
  return mayGrant(by, person.role) && mayGrant(by, role) ? null : 'ADMIN_ONLY';
}

/** Why `by`, who is staff, may neither shut nor open the person's account. An admin always stays, as with roles. */
export function accountRefusal(by: Somebody, person: Somebody): 'OWN_ACCOUNT' | 'ADMIN_ONLY' | null {
  if (by.user_id === person.user_id) return 'OWN_ACCOUNT';
  return mayGrant(by, person.role) ? null : 'ADMIN_ONLY';
}

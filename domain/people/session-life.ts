import { isStaff, type Role } from './role.ts';

const HOUR_MS = 3_600_000;

/** How long a session lives without being used, and how long at most. Staff hold others' freight, so theirs is short. */
const STAFF = { idle_hours: 12, most_hours: 24 };
const CUSTOMER = { idle_hours: 7 * 24, most_hours: 30 * 24 };

/** When a session ends that was opened then and is used now. */
export function sessionEnd(role: Role, opened_at: Date, used_at: Date): Date {
  return new Date(
    Math.min(used_at.getTime() + lifeOf(role).idle_hours * HOUR_MS, latestEnd(role, opened_at).getTime()),
  );
}

/** When it ends however much it is used. */
export function latestEnd(role: Role, opened_at: Date): Date {
  return new Date(opened_at.getTime() + lifeOf(role).most_hours * HOUR_MS);
}

function lifeOf(role: Role) {
  return isStaff(role) ? STAFF : CUSTOMER;
}

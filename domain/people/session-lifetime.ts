import { HOUR_MS } from '../calendar/durations.ts';
import { isStaff, type Role } from './role.ts';

/** Idle and absolute session lifetimes. Shorter for staff, who have access to other people's freight. */
const STAFF = { idle_hours: 12, most_hours: 24 };
const CUSTOMER = { idle_hours: 7 * 24, most_hours: 30 * 24 };

/** When a session expires, by its opening and its last use. */
export function sessionEnd(role: Role, opened_at: Date, used_at: Date): Date {
  return new Date(
    Math.min(used_at.getTime() + lifetimeOf(role).idle_hours * HOUR_MS, latestEnd(role, opened_at).getTime()),
  );
}

/** The absolute expiry, regardless of use. */
export function latestEnd(role: Role, opened_at: Date): Date {
  return new Date(opened_at.getTime() + lifetimeOf(role).most_hours * HOUR_MS);
}

function lifetimeOf(role: Role) {
  return isStaff(role) ? STAFF : CUSTOMER;
}

import { MINUTE_MS } from '../calendar/durations.ts';

/** How long after authentication a session may do sensitive operations without reauthenticating. */
const REAUTHENTICATION_MINUTES = 15;

export function isRecentlyAuthenticated(reauthenticated_at: Date, now: Date): boolean {
  return now.getTime() - reauthenticated_at.getTime() < REAUTHENTICATION_MINUTES * MINUTE_MS;
}

/** So long a session may do what is dangerous before its person is asked again who they are. */
export const REAUTHENTICATION_MINUTES = 15;

const MINUTE_MS = 60_000;

export function isRecentlyAuthenticated(reauthenticated_at: Date, now: Date): boolean {
  return now.getTime() - reauthenticated_at.getTime() < REAUTHENTICATION_MINUTES * MINUTE_MS;
}

import type { Session } from '#domain/people/person.ts';

export const STORED_SESSION_KEY = 'groundswell.session';

/** What the page may know of the session, kept for an instant first paint; never the session's secret. */
export function readStoredSession(): Session | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED_SESSION_KEY) ?? 'null') as
      | (Session & { expires_at: string })
      | null;
    const expires_at = new Date(kept?.expires_at ?? 0);
    return kept && expires_at > new Date() ? { ...kept, expires_at } : undefined;
  } catch {
    return undefined;
  }
}

/** Where the browser refuses to store, the next visit only asks the server first. */
export function keepSession(session: Session | null): void {
  try {
    if (session) localStorage.setItem(STORED_SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(STORED_SESSION_KEY);
  } catch {
    // Storage is switched off or full.
  }
}

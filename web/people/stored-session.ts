import type { Session } from '#domain/people/person.ts';

export const STORED_SESSION_KEY = 'groundswell.session';

/** Public session data, cached for an instant first paint. Never contains the session's secret. */
export function readStoredSession(): Session | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED_SESSION_KEY) ?? 'null') as
      | (Session & { expires_at: string })
      | null;
    const expires_at = new Date(stored?.expires_at ?? 0);
    // A session that an earlier release stored has no permissions.
    if (!stored?.permissions || expires_at <= new Date()) return undefined;
    return { ...stored, expires_at };
  } catch {
    return undefined;
  }
}

/** Without storage, the next visit waits for the server before it shows the session. */
export function storeSession(session: Session | null): void {
  // As the document's head script marks it when the page loads.
  document.documentElement.toggleAttribute('data-stored-session', session !== null);
  try {
    if (session) localStorage.setItem(STORED_SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(STORED_SESSION_KEY);
  } catch {
    // Storage is disabled or full.
  }
}

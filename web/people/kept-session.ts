import type { Session } from '#domain/people/person.ts';

const KEY = 'groundswell.session';

/** What the page may know of the session, kept for an instant first paint; never the session's secret. */
export function readKeptSession(): Session | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as (Session & { expires_at: string }) | null;
    const expires_at = new Date(kept?.expires_at ?? 0);
    return kept && expires_at > new Date() ? { ...kept, expires_at } : undefined;
  } catch {
    return undefined;
  }
}

export function keepSession(session: Session | null): void {
  if (session) localStorage.setItem(KEY, JSON.stringify(session));
  else localStorage.removeItem(KEY);
}

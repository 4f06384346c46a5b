import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import type { SessionState } from '#web/people/session.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';

const SessionWatch = lazyWithRetry(async () => (await import('./session-watch.tsx')).SessionWatch);
const ViewingBanner = lazyWithRetry(async () => (await import('./viewing-banner.tsx')).ViewingBanner);
const VisitorSession = createContext<SessionState>({ status: 'loading' });

/** The session for the shell. Screens use `useSession`, which is identical once loaded. */
export function useVisitorSession() {
  return useContext(VisitorSession);
}

/**
 * Starts with the stored session and asks the server when the browser is idle, so that content pages don't wait for the
 * API client.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ status: 'loading' });
  const [watching, setWatching] = useState(false);

  useEffect(() => {
    const stored = readStoredSession();
    if (stored) setSession({ status: 'signed-in', person: stored, unconfirmed: true });
    return whenIdle(() => setWatching(true));
  }, []);

  return (
    <VisitorSession value={session}>
      {children}
      {session.person?.viewing && (
        <Suspense>
          <ViewingBanner viewing={session.person.viewing} />
        </Suspense>
      )}
      {watching && (
        <Suspense>
          <SessionWatch onChange={setSession} />
        </Suspense>
      )}
    </VisitorSession>
  );
}

import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import type { SessionState } from '#web/people/session.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const SessionWatch = lazyWithRetry(async () => (await import('./session-watch.tsx')).SessionWatch);
const VisitorSession = createContext<SessionState>({ status: 'loading' });

/** The session as the shell needs it. Screens use `useSession`, which is the same once it has been read. */
export function useVisitorSession() {
  return useContext(VisitorSession);
}

/**
 * Starts with what was kept from the last visit and asks the server when the browser is idle, so that a
 * page of words does not wait for the code that asks.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ status: 'loading' });
  const [watching, setWatching] = useState(false);

  useEffect(() => {
    const kept = readStoredSession();
    if (kept) setSession({ status: 'signed-in', person: kept, unconfirmed: true });
    return whenIdle(() => setWatching(true));
  }, []);

  return (
    <VisitorSession value={session}>
      {children}
      {watching && (
        <Suspense>
          <SessionWatch onChange={setSession} />
        </Suspense>
      )}
    </VisitorSession>
  );
}

/** Safari has no idle callback; a short wait does the same there. Returns what cancels it. */
function whenIdle(callback: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

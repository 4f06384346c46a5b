import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Session } from '#domain/people/person.ts';
import { isRefusal } from '../api/api-errors.ts';
import { api } from '../api/client.ts';
import { claimDrafts, claimForms, clearDrafts } from './form-owner.ts';
import { isSignOut } from './sign-out-elsewhere.ts';
import { STORED_SESSION_KEY, storeSession } from './stored-session.ts';

type PageSession = Session & { ended?: true };

const TICK_MS = 30_000;
const TICKS_LEFT = 3;

/**
 * Stores the session for the next visit, renews it when it expires within three ticks, detects when it ended elsewhere,
 * and clears the previous user's cached data and forms. Mount it once per page. `isEnded` while the
 * session has ended and the page stays, because it has unsaved changes.
 */
export function useSessionLifecycle(): { isEnded: boolean } {
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery({ ...api.people.session.queryOptions(), enabled: false });
  const session: PageSession | null | undefined = data;
  const person = session === undefined ? undefined : (session?.user_id ?? null);
  /** Then `person` is the id of the view. */
  const isViewing = session?.viewing !== undefined;
  const isEnded = session?.ended === true;
  const previousPerson = useRef(person);
  /** Another person has signed in, whose session is read once the screens have closed. */
  const isReplaced = useRef(false);

  useEffect(() => {
    if (session && !session.ended) storeSession(session);
    else if (session !== undefined) removeEndedSession();
    if (session !== null || !isReplaced.current) return;
    isReplaced.current = false;
    void refetch();
  }, [session, refetch]);

  useEffect(() => {
    if (person === undefined) return;
    if (previousPerson.current && previousPerson.current !== person) void clearCachedData(queryClient);
    previousPerson.current = person;
    claimForms(person);
    if (person !== null && !isViewing) claimDrafts(person);
  }, [person, isViewing, queryClient]);

  useEffect(() => {
    if (!isEnded) return;
    // Reads that were refused are repeated once the person has signed in.
    return () => void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [isEnded, queryClient]);

  useEffect(() => {
    if (!session) return;
    const tick = setInterval(() => {
      if (session.ended || session.expires_at.getTime() - Date.now() <= TICKS_LEFT * TICK_MS) void refetch();
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [session, refetch]);

  useEffect(() => {
    const refetchSession = () => void refetch();
    const subscriptions = [
      onUnauthorized(queryClient, refetchSession),
      retainForUnsaved(queryClient, () => {
        isReplaced.current = true;
      }),
    ];
    const inAnotherTab = (event: StorageEvent) => {
      if (isSignOut(event)) {
        clearDrafts();
        queryClient.setQueryData(api.people.session.queryKey(), null);
      }
      if (event.key === STORED_SESSION_KEY) refetchSession();
    };
    window.addEventListener('storage', inAnotherTab);
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      window.removeEventListener('storage', inAnotherTab);
    };
  }, [queryClient, refetch]);
  return { isEnded };
}

/** Clears everything except the session itself. Mounted queries refetch. */
function clearCachedData(queryClient: QueryClient): Promise<void> {
  const session = hashKey(api.people.session.queryKey());
  return queryClient.resetQueries({ predicate: ({ queryKey }) => hashKey(queryKey) !== session });
}

/** Calls back when a query is refused because the session has ended. Returns the unsubscribe function. */
function onUnauthorized(queryClient: QueryClient, callback: () => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if ((action.type === 'failed' || action.type === 'error') && isRefusal(action.error, 'UNAUTHORIZED'))
      callback();
  });
}

/**
 * Retains a session that the server has ended, marked as such, while the page has unsaved changes. Before any component is
 * notified, because screens close without a session. A sign-out sets the session itself. Screens close before another
 * person's session is read, so that nobody saves what someone else entered. Returns the unsubscribe function.
 */
function retainForUnsaved(queryClient: QueryClient, onReplaced: () => void): () => void {
  const queryKey = api.people.session.queryKey();
  const hash = hashKey(queryKey);
  let former: PageSession | null | undefined = queryClient.getQueryData(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const next: Session | null = event.action.data;
    const ended: PageSession | null =
      next === null && !event.action.manual && former && hasUnsavedChanges()
        ? { ...former, ended: true }
        : null;
    const isReplaced = former?.ended && next !== null && next.user_id !== former.user_id;
    if (ended || isReplaced) queryClient.setQueryData(queryKey, ended);
    else former = queryClient.getQueryData(queryKey);
    if (isReplaced) onReplaced();
  });
}

/** Forms with unsaved changes cancel this event, as when the browser is about to leave the page. */
function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Removes the session that ended by itself. Other tabs see an intermediate value, which distinguishes this from a sign-out. */
function removeEndedSession(): void {
  try {
    if (localStorage.getItem(STORED_SESSION_KEY)) localStorage.setItem(STORED_SESSION_KEY, '{}');
  } catch {
    // Storage is disabled or full.
  }
  storeSession(null);
}

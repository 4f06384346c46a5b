import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRefusal } from '../api/api-errors.ts';
import { api } from '../api/client.ts';
import { claimDrafts, claimForms, clearDrafts } from './form-owner.ts';
import { isSignOut } from './sign-out-elsewhere.ts';
import { STORED_SESSION_KEY, storeSession } from './stored-session.ts';

const TICK_MS = 30_000;
const TICKS_LEFT = 3;

/**
 * Stores the session for the next visit, renews it when it expires within three ticks, detects when it ended elsewhere,
 * and clears the previous user's cached data and forms. Mount it once per page.
 */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient();
  const { data: session, refetch } = useQuery({ ...api.people.session.queryOptions(), enabled: false });
  const person = session === undefined ? undefined : (session?.user_id ?? null);
  /** Then `person` is the id of the view. */
  const isViewing = session?.viewing !== undefined;
  const previousPerson = useRef(person);

  useEffect(() => {
    if (session !== undefined) storeSession(session);
  }, [session]);

  useEffect(() => {
    if (person === undefined) return;
    if (previousPerson.current && previousPerson.current !== person) void clearCachedData(queryClient);
    previousPerson.current = person;
    claimForms(person);
    if (person !== null && !isViewing) claimDrafts(person);
  }, [person, isViewing, queryClient]);

  useEffect(() => {
    if (!session) return;
    const tick = setInterval(() => {
      if (session.expires_at.getTime() - Date.now() <= TICKS_LEFT * TICK_MS) void refetch();
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [session, refetch]);

  useEffect(() => {
    const refetchSession = () => void refetch();
    const unsubscribe = onUnauthorized(queryClient, refetchSession);
    const inAnotherTab = (event: StorageEvent) => {
      if (isSignOut(event)) clearDrafts();
      if (event.key === STORED_SESSION_KEY) refetchSession();
    };
    window.addEventListener('storage', inAnotherTab);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', inAnotherTab);
    };
  }, [queryClient, refetch]);
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

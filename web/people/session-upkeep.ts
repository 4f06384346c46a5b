import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../api/client.ts';
import { isRefusal } from '../api/refusal.ts';
import { keepSession, STORED_SESSION_KEY } from './stored-session.ts';

const TICK_MS = 30_000;
const TICKS_LEFT = 3;

/**
 * Keeps the session for the next visit, prolongs it when its end is three ticks away or nearer, notices
 * when it ended elsewhere, and drops what was read for a person who is gone. Once in the whole page.
 */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient();
  const { data: session, refetch } = useQuery({ ...api.people.session.queryOptions(), enabled: false });
  const person = session === undefined ? undefined : (session?.user_id ?? null);
  const formerPerson = useRef(person);

  useEffect(() => {
    if (session !== undefined) keepSession(session);
  }, [session]);

  useEffect(() => {
    if (person === undefined) return;
    if (formerPerson.current && formerPerson.current !== person) void forgetReadings(queryClient);
    formerPerson.current = person;
  }, [person, queryClient]);

  useEffect(() => {
    if (!session) return;
    const tick = setInterval(() => {
      if (session.expires_at.getTime() - Date.now() <= TICKS_LEFT * TICK_MS) void refetch();
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [session, refetch]);

  useEffect(() => {
    const askAgain = () => void refetch();
    const stopWatching = onRefusedForBeingSignedOut(queryClient, askAgain);
    const inAnotherTab = ({ key }: StorageEvent) => {
      if (key === STORED_SESSION_KEY) askAgain();
    };
    window.addEventListener('storage', inAnotherTab);
    return () => {
      stopWatching();
      window.removeEventListener('storage', inAnotherTab);
    };
  }, [queryClient, refetch]);
}

/** Everything but the session itself; what is on the screen is read again. */
function forgetReadings(queryClient: QueryClient): Promise<void> {
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.getAll())
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
  const session = hashKey(api.people.session.queryKey());
  return queryClient.resetQueries({ predicate: ({ queryKey }) => hashKey(queryKey) !== session });
}

/** Calls back when a reading is refused because the session has ended; returns what ends the watching. */
function onRefusedForBeingSignedOut(queryClient: QueryClient, callback: () => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if ((action.type === 'failed' || action.type === 'error') && isRefusal(action.error, 'UNAUTHORIZED'))
      callback();
  });
}

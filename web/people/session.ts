import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '#domain/people/person.ts';
import { api } from '../api/client.ts';
import { keepSession, readKeptSession } from './kept-session.ts';

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  person?: Session;
}

const TICK_MS = 30_000;
const TICKS_LEFT = 3;
const FIRST_RETRY_MS = 200;

/** Who is signed in, as far as the page knows. */
export function useSession(): SessionState {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { data: session, isPending } = useQuery({
    ...api.people.session.queryOptions(),
    staleTime: 60_000,
    placeholderData: readKeptSession,
    retryDelay: (attempt) => FIRST_RETRY_MS * 2 ** attempt,
    enabled: hydrated,
  });
  if (!hydrated || isPending) return { status: 'loading' };
  return session ? { status: 'signed-in', person: session } : { status: 'signed-out' };
}

/** Keeps the session for the next visit, and prolongs it when its end is three ticks away or nearer. */
export function useSessionUpkeep(): void {
  const {
    data: session,
    isPlaceholderData,
    refetch,
  } = useQuery({ ...api.people.session.queryOptions(), enabled: false });
  useEffect(() => {
    if (session !== undefined && !isPlaceholderData) keepSession(session);
  }, [session, isPlaceholderData]);
  useEffect(() => {
    if (!session) return;
    const tick = setInterval(() => {
      if (session.expires_at.getTime() - Date.now() <= TICKS_LEFT * TICK_MS) void refetch();
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [session, refetch]);
}

function neverChanges() {
  return () => {};
}

import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Session } from '#domain/people/person.ts';
import { api } from '../api/client.ts';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { readStoredSession } from './stored-session.ts';

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  person?: Session;
  /** True while this is the session stored by the last visit and the server hasn't responded yet. */
  unconfirmed?: boolean;
}

const FIRST_RETRY_MS = 200;

/** The signed-in user, from the server or from storage until it responds. */
export function useSession(): SessionState {
  const hydrated = useHydrated();
  const { data, isPending, isPlaceholderData, isError } = useQuery({
    ...api.people.session.queryOptions(),
    staleTime: MINUTE_MS,
    placeholderData: hydrated ? readStoredSession : undefined,
    retryDelay: (attempt) => FIRST_RETRY_MS * 2 ** attempt,
    enabled: hydrated,
  });
  if (!hydrated || isPending) return { status: 'loading' };
  // An unreachable server must not sign the user out.
  const session = data === undefined && isError ? readStoredSession() : data;
  if (!session) return { status: 'signed-out' };
  return { status: 'signed-in', person: session, unconfirmed: isPlaceholderData };
}

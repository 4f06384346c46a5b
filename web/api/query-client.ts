import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';

const RETRIES = 3;
/** After a transient failure, queries refetch at this interval, so that they recover when the server is back. */
const RECOVERY_INTERVAL_MS = 5_000;

/** The browser's query client. Unused data is cached for 5 minutes; queries retry 3 times with back-off, capped at 30 s. */
export const queryClient = newQueryClient();

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * MINUTE_MS,
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        refetchInterval: every(false),
        refetchOnWindowFocus: mayHaveChanged,
        refetchOnReconnect: mayHaveChanged,
      },
    },
  });
}

/** For `refetchInterval`: shorter after a transient failure, off after a permanent one. */
export function every(ms: number | false) {
  return ({ state }: { state: { status: string; error: unknown } }): number | false =>
    state.status === 'error' ? isTransient(state.error) && RECOVERY_INTERVAL_MS : ms;
}

/** A refused query is not repeated, so that a form shown for it stays. Those refused for a session or a rate limit are. */
function mayHaveChanged({ state: { error } }: { state: { error: unknown } }): boolean {
  return isTransient(error) || [401, 429].includes((error as ORPCError<string, unknown>).status);
}

/** Responses below 500 are refusals, which a retry doesn't change. */
function isTransient(error: unknown): boolean {
  return !(error instanceof ORPCError && error.status < 500);
}

import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from './refusal.ts';

const RETRIES = 3;
/** What failed by no fault of the page is read again this often, so that it mends itself when the server is back. */
const AGAIN_MS = 5_000;
/** The server asks for two seconds; a second try goes under the key of the first, so it does nothing twice. */
const SECOND_TRIES = 2;
const BEFORE_SECOND_TRY_MS = 2_000;

/** The browser's. Unused data is kept 5 minutes; a failed reading is tried 3 times more, waiting at most 30 s between. */
export const queryClient = newQueryClient();

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        refetchInterval: every(false),
      },
      mutations: {
        retry: (failures, error) => failures < SECOND_TRIES && isUnavailable(error),
        retryDelay: BEFORE_SECOND_TRY_MS,
      },
    },
  });
}

/** For `refetchInterval`: sooner after a failure that passes by itself; not at all after one that does not. */
export function every(ms: number | false) {
  return ({ state }: { state: { status: string; error: unknown } }): number | false =>
    state.status === 'error' ? mayPass(state.error) && AGAIN_MS : ms;
}

/** What the server has refused it refuses again. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ORPCError && error.status < 500);
}

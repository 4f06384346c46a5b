import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 3;

/** The browser's. Unused data is kept 5 minutes; a failed reading is tried 3 times more, waiting at most 30 s between. */
export const queryClient = newQueryClient();

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        // What the server has refused it refuses again.
        retry: (failures, error) => failures < RETRIES && !(error instanceof ORPCError && error.status < 500),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
    },
  });
}

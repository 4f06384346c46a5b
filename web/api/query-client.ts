import { QueryClient } from '@tanstack/react-query';

/** Unused data is kept 5 minutes; a failed reading is tried 3 times more, waiting at most 30 s between. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
});

import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';

/** How many open tasks and exceptions the reader owns. */
export function useAssignedWork() {
  return useQuery(api.tasks.count.queryOptions({ staleTime: 5_000, refetchInterval: every(MINUTE_MS) }));
}

import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';

/** The counters of work to do; polled because shipments also become late by themselves. The console's frame refetches them. */
export function useWorkCounters() {
  return useQuery(api.fleet.counters.queryOptions({ staleTime: 5_000, refetchInterval: every(MINUTE_MS) }));
}

export type Counters = NonNullable<ReturnType<typeof useWorkCounters>['data']>;

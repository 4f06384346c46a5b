import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { branchParameter } from './branch-parameter.ts';

/**
 * The counters of work to do in the branches of the address; polled because shipments also become late by themselves. The
 * console's frame refetches them.
 */
export function useWorkCounters() {
  const [parameters] = useSearchParams();
  const branch = branchParameter(parameters);
  return useQuery(
    api.fleet.counters.queryOptions({
      input: branch.length > 0 ? { branch } : {},
      staleTime: 5_000,
      refetchInterval: every(MINUTE_MS),
      placeholderData: keepPreviousData,
    }),
  );
}

export type Counters = NonNullable<ReturnType<typeof useWorkCounters>['data']>;

import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

const MINUTE_MS = 60_000;

/** The branches to filter by; undefined while loading. They rarely change. */
export function useBranches() {
  const { data } = useQuery(api.branches.list.queryOptions({ staleTime: 10 * MINUTE_MS }));
  return data?.branches;
}

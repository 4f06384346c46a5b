import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';

const PAGE_SIZE = 100;
/** Positions change constantly, so polling is precise enough for "last seen". */
const POLL_INTERVAL_MS = 15_000;

export function useDevices() {
  return useInfiniteQuery(
    api.devices.list.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(POLL_INTERVAL_MS),
      select: ({ pages }) => pages.flatMap(({ devices }) => devices),
    }),
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';

const PAGE = 20;

/** The messages about a shipment, newest first. */
export function useThread(tracking_number: string) {
  return useInfiniteQuery(
    api.messages.list.infiniteOptions({
      input: (after: string | undefined) => ({ tracking_number, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
}

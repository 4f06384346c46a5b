import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { every } from '#web/api/query-client.ts';
import { type BusinessView, isUnanswered } from './business-view.ts';
import type { QuoteCounts } from './quote-counts.ts';

const PAGE_SIZE = 50;
/** Live events cover changes; polling covers a lost live connection. */
const POLL_INTERVAL_MS = MINUTE_MS;

/** The quotes of a view, live. */
export function useStaffQuotes({ q, status }: Pick<BusinessView, 'q' | 'status'>) {
  const queryClient = useQueryClient();
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: api.quotes.key() });
  const query = useInfiniteQuery(
    api.quotes.list.infiniteOptions({
      input: (after: string | undefined) => ({
        q,
        status,
        reverse: isUnanswered({ status }),
        after,
        limit: PAGE_SIZE,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      refetchInterval: every(POLL_INTERVAL_MS),
      select: ({ pages }) => ({
        rows: pages.flatMap(({ quotes }) => quotes),
        counted: countedOf(pages[0]),
      }),
    }),
  );
  useLive('notifications', invalidate, () => {});
  useLive(
    'fleet',
    ({ event }) => event === 'quote_changed' && invalidate(),
    () => query.data && invalidate(),
  );
  return query;
}

function countedOf(
  first: { counts: QuoteCounts['counts'] | null; capped: boolean | null } | undefined,
): QuoteCounts | null {
  return first?.counts ? { counts: first.counts, capped: first.capped ?? false } : null;
}

import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { every } from '#web/api/query-client.ts';
import type { BusinessView } from './business-view.ts';

const PAGE_SIZE = 50;
/** What happens is heard of at once; where nothing can be heard, it is looked for this often. */
const LOOK_AGAIN_MS = 60_000;

/** The quotes that the view asks for, kept as they are by now. */
export function useStaffQuotes({ q, status }: Pick<BusinessView, 'q' | 'status'>) {
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: api.quotes.key() });
  const reading = useInfiniteQuery(
    api.quotes.list.infiniteOptions({
      input: (after: string | undefined) => ({ q, status, after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      refetchInterval: every(LOOK_AGAIN_MS),
      refetchOnWindowFocus: true,
      select: ({ pages }) => ({
        rows: pages.flatMap(({ quotes }) => quotes),
        counts: pages[0]?.counts ?? null,
      }),
    }),
  );
  useLive('notifications', readAgain, () => {});
  useLive(
    'fleet',
    ({ event }) => event === 'quote_changed' && readAgain(),
    () => reading.data && readAgain(),
  );
  return reading;
}

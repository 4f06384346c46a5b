import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { useFetchFailure } from '#web/notifications/use-fetch-failure.ts';

const PAGE_SIZE = 30;

export type Show = 'all' | 'unread';

/** One's own notifications page by page; what arrives meanwhile appears on top. */
export function useNotificationPages(show: Show) {
  const queryClient = useQueryClient();
  const pages = useInfiniteQuery(
    api.notifications.page.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE, show }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  useFetchFailure(pages.error);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: api.notifications.page.key() });
  useLive('notifications', readAgain, readAgain);
  return pages;
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { useFetchFailure } from '#web/notifications/use-fetch-failure.ts';

const PAGE_SIZE = 30;

export type Show = 'all' | 'unread';

/** The user's notifications, paginated. New ones appear at the top. */
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
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: api.notifications.page.key() });
  useLive('notifications', invalidate, invalidate);
  return pages;
}

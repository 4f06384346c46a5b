import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Notification } from '#domain/notifications/notification.ts';
import { api } from '../api/client.ts';
import { invalidateMissed, invalidateStale } from '../api/invalidate-queries.ts';
import { useLive } from '../api/live.ts';
import { shownToasts, toast } from '../ui/overlays/toast.ts';
import { withArrival } from './notification-list.ts';
import { ALL_STALE_QUERIES, MESSAGE_QUERIES, STALE_QUERIES_OF } from './stale-queries.ts';
import { useFetchFailure } from './use-fetch-failure.ts';
import { useMarking } from './use-marking.ts';

/** The user's newest notifications, live while the bell is shown. New ones invalidate the related queries. */
export function useNotifications() {
  const queryClient = useQueryClient();
  const options = api.notifications.list.queryOptions();
  const list = useQuery(options);
  const marking = useMarking();
  const refetchList = () => queryClient.invalidateQueries({ queryKey: options.queryKey });
  const isSubscribed = useRef(false);
  useFetchFailure(list.error);

  useLive(
    'notifications',
    ({ event, data }) => {
      // Also one’s own and those of colleagues, which notify nobody here.
      if (event === 'messages_changed') invalidateStale(MESSAGE_QUERIES, queryClient);
      if (event !== 'notified') return;
      const arrived = received(data);
      queryClient.setQueryData(options.queryKey, (former) => former && withArrival(former, arrived));
      invalidateStale(STALE_QUERIES_OF[arrived.kind], queryClient);
      const about = `${arrived.kind}:${arrived.related_id}`;
      // What the user did on this page has its own message.
      if (!shownToasts().some((shown) => shown.about === about))
        toast({ title: arrived.title, description: arrived.message, about });
      // A pending response may be older than this notification.
      if (queryClient.isFetching({ queryKey: options.queryKey }) > 0) void refetchList();
    },
    () => {
      void refetchList();
      // At the start the data is fresh. Later, events may have been missed.
      if (isSubscribed.current) void invalidateMissed(ALL_STALE_QUERIES);
      isSubscribed.current = true;
    },
  );
  return { list, ...marking };
}

/** Live messages are JSON, so dates are strings. */
function received(data: unknown): Notification {
  const notification = data as Notification;
  return { ...notification, created_at: new Date(notification.created_at) };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Notification } from '#domain/notifications/notification.ts';
import { api } from '../api/client.ts';
import { useLive } from '../api/live.ts';
import { invalidateChanged } from '../api/staleness.ts';
import { toast } from '../ui/toast.ts';
import { EVERY_NEWS, NEWS_OF } from './news.ts';
import { withArrival } from './notification-list.ts';
import { useFetchFailure } from './use-fetch-failure.ts';
import { useMarking } from './use-marking.ts';

/** One's own newest notifications, kept up to date while the bell is shown, as is what they tell about. */
export function useNotifications() {
  const queryClient = useQueryClient();
  const options = api.notifications.list.queryOptions();
  const list = useQuery(options);
  const marking = useMarking();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: options.queryKey });
  const heard = useRef(false);
  useFetchFailure(list.error);

  useLive(
    'notifications',
    ({ event, data }) => {
      if (event !== 'notified') return;
      const arrived = received(data);
      queryClient.setQueryData(options.queryKey, (former) => former && withArrival(former, arrived));
      invalidateChanged(NEWS_OF[arrived.kind]);
      toast({ title: arrived.title, description: arrived.message });
      // An answer that is under way may be older than what has just arrived.
      if (queryClient.isFetching({ queryKey: options.queryKey }) > 0) void readAgain();
    },
    () => {
      void readAgain();
      // At the start everything has just been read; later, what was told meanwhile is missing.
      if (heard.current) invalidateChanged(EVERY_NEWS);
      heard.current = true;
    },
  );
  return { list, ...marking };
}

/** A live message is JSON: its dates are strings. */
function received(data: unknown): Notification {
  const notification = data as Notification;
  return { ...notification, created_at: new Date(notification.created_at) };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notification } from '#domain/notifications/notification.ts';
import { api } from '../api/client.ts';
import { useLive } from '../api/live.ts';
import { toast } from '../ui/toast.ts';
import { type NotificationList, withAllRead, withArrival, withOneRead } from './notification-list.ts';

/**
 * One's own notifications, kept up to date while the bell is shown. Marking shows at once and is taken
 * back when it fails; failures go to the console and to the panel, never into a toast.
 */
export function useNotifications() {
  const queryClient = useQueryClient();
  const options = api.notifications.list.queryOptions();
  const list = useQuery(options);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: options.queryKey });
  const change = (how: (former: NotificationList) => NotificationList) =>
    queryClient.setQueryData(options.queryKey, (former) => former && how(former));

  useEffect(() => {
    if (list.error) console.error('Failed to fetch notifications', list.error);
  }, [list.error]);

  useLive(
    'notifications',
    ({ event, data }) => {
      if (event !== 'notified') return;
      const arrived = received(data);
      change((former) => withArrival(former, arrived));
      toast({ title: arrived.title, description: arrived.message });
    },
    readAgain,
  );

  const markRead = useMutation({
    ...api.notifications.markRead.mutationOptions(),
    onMutate: ({ id }) => void change((former) => withOneRead(former, id)),
    onError: (error) => {
      console.error('Failed to mark notification as read', error);
      void readAgain();
    },
  });
  const markAllRead = useMutation({
    ...api.notifications.markAllRead.mutationOptions(),
    onMutate: () => void change(withAllRead),
    onError: (error) => {
      console.error('Failed to mark all notifications as read', error);
      void readAgain();
    },
  });
  return { list, markRead, markAllRead };
}

/** A live message is JSON: its dates are strings. */
function received(data: unknown): Notification {
  const notification = data as Notification;
  return { ...notification, created_at: new Date(notification.created_at) };
}

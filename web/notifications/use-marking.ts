import { useQueryClient } from '@tanstack/react-query';
import { api, call } from '../api/client.ts';
import { useWrite } from '../forms/use-write.ts';
import { type NotificationList, withAllRead, withOneRead } from './notification-list.ts';

/**
 * Marks notifications read, optimistically, with rollback on failure. Failures are logged to the console and shown on the
 * screen, never in a toast.
 */
export function useMarking() {
  const queryClient = useQueryClient();
  const { queryKey } = api.notifications.list.queryOptions();
  const show = async (update: (previous: NotificationList) => NotificationList) => {
    // A pending response would still contain them as unread.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (previous) => previous && update(previous));
  };
  const failed = (sentence: string) => (error: unknown) => {
    console.error(sentence, error);
    void queryClient.invalidateQueries({ queryKey });
  };
  const markRead = useWrite({
    parallel: true,
    send: async (id: string, options) => {
      await show((previous) => withOneRead(previous, id));
      return call.notifications.markRead({ id }, options);
    },
    onFailure: failed('Failed to mark notification as read'),
  });
  const markAllRead = useWrite({
    send: async (_, options) => {
      await show(withAllRead);
      return call.notifications.markAllRead({}, options);
    },
    onFailure: failed('Failed to mark all notifications as read'),
  });
  return { markRead, markAllRead };
}

export type Marking = ReturnType<typeof useMarking>;

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
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
  const markRead = useMutation({
    ...api.notifications.markRead.mutationOptions(),
    onMutate: ({ id }) => show((previous) => withOneRead(previous, id)),
    onError: failed('Failed to mark notification as read'),
  });
  const markAllRead = useMutation({
    ...api.notifications.markAllRead.mutationOptions(),
    onMutate: () => show(withAllRead),
    onError: failed('Failed to mark all notifications as read'),
  });
  return { markRead, markAllRead };
}

export type Marking = ReturnType<typeof useMarking>;

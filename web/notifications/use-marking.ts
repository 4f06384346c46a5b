import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { type NotificationList, withAllRead, withOneRead } from './notification-list.ts';

/**
 * Marks one's own notifications read. The bell shows it at once and takes it back when it fails; failures go to
 * the console and to the screen, never into a toast.
 */
export function useMarking() {
  const queryClient = useQueryClient();
  const { queryKey } = api.notifications.list.queryOptions();
  const show = async (how: (former: NotificationList) => NotificationList) => {
    // An answer that is under way still says that they are unread.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (former) => former && how(former));
  };
  const failed = (sentence: string) => (error: unknown) => {
    console.error(sentence, error);
    void queryClient.invalidateQueries({ queryKey });
  };
  const markRead = useMutation({
    ...api.notifications.markRead.mutationOptions(),
    onMutate: ({ id }) => show((former) => withOneRead(former, id)),
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

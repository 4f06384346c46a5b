import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clockTime } from '#web/ui/clock-time.ts';
import { toast } from '#web/ui/toast.ts';
import { showConnectionFailure } from './connection-failure.ts';

/** Reads again all that is shown, and has the rest read again when it is wanted. */
export function useSync() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (!navigator.onLine) throw new Error('There is no network.');
      await queryClient.invalidateQueries({ refetchType: 'none' });
      await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
    },
    onSuccess: () => {
      toast({ title: 'Synced', description: `Everything was read again at ${clockTime(Date.now())}.` });
    },
    onError: showConnectionFailure,
  });
  return { sync: () => mutate(), pending: isPending };
}

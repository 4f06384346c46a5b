import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clockTime } from '#web/ui/clock-time.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { showConnectionFailure } from './connection-failure.ts';

/** Refetches all active queries and invalidates the others. */
export function useSync() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (!navigator.onLine) throw new Error('The browser is offline.');
      await queryClient.invalidateQueries({ refetchType: 'none' });
      await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
    },
    onSuccess: () => {
      toast({ title: 'Synced', description: `Everything is up to date as of ${clockTime(Date.now())}.` });
    },
    onError: showConnectionFailure,
  });
  return { sync: () => mutate(), pending: isPending };
}

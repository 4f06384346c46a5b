import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clockTime } from '#web/ui/clock-time.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { showConnectionFailure } from './connection-failure.ts';

/** Refetches all active queries and invalidates the others. */
export function useSync() {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const sync = async () => {
    setPending(true);
    try {
      if (!navigator.onLine) throw new Error('The browser is offline.');
      await queryClient.invalidateQueries({ refetchType: 'none' });
      await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });
      toast({ title: 'Synced', description: `Everything is up to date as of ${clockTime(Date.now())}.` });
    } catch {
      showConnectionFailure();
    }
    setPending(false);
  };
  return { sync: () => void sync(), pending };
}

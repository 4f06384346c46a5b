import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clockTime } from '#web/ui/clock-time.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { HANGING_MS, showConnectionFailure } from './connection-failure.ts';

/** Refetches all active queries and invalidates the others. `failedAt` is the time of the last sync if it failed. */
export function useSync() {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failedAt, setFailedAt] = useState(0);
  const sync = async () => {
    setPending(true);
    try {
      if (!navigator.onLine) throw new Error('The browser is offline.');
      await queryClient.invalidateQueries({ refetchType: 'none' });
      await inTime(queryClient.refetchQueries({ type: 'active' }, { throwOnError: true }));
      setFailedAt(0);
      toast({ title: 'Synced', description: `Everything is up to date as of ${clockTime(Date.now())}.` });
    } catch {
      setFailedAt(Date.now());
      showConnectionFailure();
    }
    setPending(false);
  };
  return { sync: () => void sync(), pending, failedAt };
}

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server does not respond.')), HANGING_MS);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

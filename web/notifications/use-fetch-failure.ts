import { useEffect } from 'react';

/** Logs a failed fetch of notifications to the console. The screen shows it with Retry; there is no toast. */
export function useFetchFailure(error: unknown): void {
  useEffect(() => {
    if (error) console.error('Failed to fetch notifications', error);
  }, [error]);
}

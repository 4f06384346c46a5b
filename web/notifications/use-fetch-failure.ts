import { useEffect } from 'react';

/** Says in the console that notifications could not be read; the screen says it with Retry, no toast does. */
export function useFetchFailure(error: unknown): void {
  useEffect(() => {
    if (error) console.error('Failed to fetch notifications', error);
  }, [error]);
}

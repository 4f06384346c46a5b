import { useEffect, useRef } from 'react';
import { useLive } from '#web/api/live.ts';

/** Debounce that batches events into one refetch. */
const PAUSE_MS = 400;

/** Calls `refetch`, debounced, after one of these staff `events` and after missed events. */
export function useStaffEvents(events: readonly string[], refetch: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetchSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refetch();
    }, PAUSE_MS);
  };
  useLive('fleet', ({ event }) => events.includes(event) && refetchSoon(), refetchSoon);
}

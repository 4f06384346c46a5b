import { useEffect, useRef } from 'react';
import { useLive } from '#web/api/live.ts';

/** News that come together are read together. */
const PAUSE_MS = 400;

/** Reads again soon after one of these `events` at the desk, and after whatever may have been missed. */
export function useStaffNews(events: readonly string[], readAgain: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      readAgain();
    }, PAUSE_MS);
  };
  useLive('fleet', ({ event }) => events.includes(event) && readSoon(), readSoon);
}

import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** The current time, updated every minute. Used for relative ages and overdue states. */
export function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

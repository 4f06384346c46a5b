import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, read again every minute: for ages and for what is late. */
export function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

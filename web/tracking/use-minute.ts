import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time as of the last minute's beat: ages on the screen are drawn anew with it. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const beat = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(beat);
  }, []);
  return now;
}

import { useEffect, useState } from 'react';

const INTERVAL_MS = 50;

/**
 * Grows from `step` to `max` in increments of `step`, and restarts when `of` changes. Rendering all rows at once would
 * delay the response to a key.
 */
export function useProgressiveCount(of: string, step: number, max: number): number {
  const [grown, setGrown] = useState({ of, to: step });
  if (grown.of !== of) setGrown({ of, to: step });
  const to = Math.min(grown.to, max);

  useEffect(() => {
    if (to >= max) return;
    const timer = setTimeout(() => setGrown({ of, to: to + step }), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [of, step, to, max]);
  return to;
}

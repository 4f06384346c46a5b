import { useEffect, useState } from 'react';

const EVERY_MS = 50;

/**
 * From `step` by steps to `most`, and from the beginning with another `of`: so many rows at once would keep a key
 * waiting.
 */
export function useGrowth(of: string, step: number, most: number): number {
  const [grown, setGrown] = useState({ of, to: step });
  if (grown.of !== of) setGrown({ of, to: step });
  const to = Math.min(grown.to, most);

  useEffect(() => {
    if (to >= most) return;
    const timer = setTimeout(() => setGrown({ of, to: to + step }), EVERY_MS);
    return () => clearTimeout(timer);
  }, [of, step, to, most]);
  return to;
}

import { useEffect, useState } from 'react';
import type { EndNames } from '../places/use-known-ends.ts';

/** The place names, debounced. */
export function useSettledRoute(names: EndNames, pauseMs: number): EndNames {
  const [settled, setSettled] = useState(names);
  const [origin_city, origin_country, destination_city, destination_country] = names;
  useEffect(() => {
    const settle = () => setSettled([origin_city, origin_country, destination_city, destination_country]);
    const timer = setTimeout(settle, pauseMs);
    return () => clearTimeout(timer);
  }, [origin_city, origin_country, destination_city, destination_country, pauseMs]);
  return settled;
}

import { useEffect, useState } from 'react';
import type { EndpointNames } from '../places/use-resolved-endpoints.ts';

/** The place names, debounced. */
export function useDebouncedEnds(names: EndpointNames, debounceMs: number): EndpointNames {
  const [settled, setSettled] = useState(names);
  const [origin_city, origin_country, destination_city, destination_country] = names;
  useEffect(() => {
    const settle = () => setSettled([origin_city, origin_country, destination_city, destination_country]);
    const timer = setTimeout(settle, debounceMs);
    return () => clearTimeout(timer);
  }, [origin_city, origin_country, destination_city, destination_country, debounceMs]);
  return settled;
}

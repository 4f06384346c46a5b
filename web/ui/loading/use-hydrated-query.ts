import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const NONE = new URLSearchParams();

/** The URL's query; empty until hydration, because the prerendered HTML is the same for every query. */
export function useHydratedQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : NONE;
}

import { useSyncExternalStore } from 'react';

/** False until hydration. Until then the render must match the server's HTML, without the URL or browser storage. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}

import { useSyncExternalStore } from 'react';

/** False while the page is as its HTML was written: then neither the address nor the browser's storage is known. */
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

import { useEffect } from 'react';

/** After what the screen itself loads. */
const LOADED_AFTER_MS = 5_000;

/** Loads code that opens on demand some seconds after the screen, so that it also opens offline. `load` must not change. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A failure is retried when the code is needed.
    const timer = setTimeout(() => void load().catch(() => {}), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const PAUSES_MS = [1_000, 2_000, 5_000];

/**
 * A component whose code comes later, as React's `lazy`, but patient: where its file cannot be fetched it waits
 * for the network instead of taking the screen down, and throws only when the file stays away for 8 s while
 * the browser is online.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React declares it; the component's own props are kept
export function lazyWithRetry<Part extends ComponentType<any>>(
  load: () => Promise<Part>,
): LazyExoticComponent<Part> {
  return lazy(async () => ({ default: await withRetry(load) }));
}

export async function withRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause_ms of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        if (navigator.onLine) setTimeout(resolve, pause_ms);
        else window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
  return load();
}

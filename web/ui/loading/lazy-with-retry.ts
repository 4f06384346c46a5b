import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const DELAYS_MS = [1_000, 2_000, 5_000];

/**
 * React's `lazy` with retries: while offline it waits for the network; while online it retries for 8 s. Only then does it
 * throw, because a thrown error replaces the screen with the error page.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own signature; the component's props keep their types
export function lazyWithRetry<Part extends ComponentType<any>>(
  load: () => Promise<Part>,
): LazyExoticComponent<Part> {
  return lazy(async () => ({ default: await withRetry(load) }));
}

/** Retries after each of the delays; while offline, as soon as the network is back. */
export async function withRetry<Code>(load: () => Promise<Code>, delays_ms = DELAYS_MS): Promise<Code> {
  for (const delay_ms of delays_ms) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        if (navigator.onLine) setTimeout(resolve, delay_ms);
        else window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
  return load();
}

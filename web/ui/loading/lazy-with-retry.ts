import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

declare global {
  interface Window {
    /** React Router's description of the scripts of this page. */
    __reactRouterManifest?: { url: string };
    /** Whether a deployment removed the scripts of this page. Then a notice asks to reload. From the head script. */
    detectNewVersion?: () => Promise<boolean>;
  }
}

const DELAYS_MS = [1_000, 2_000, 5_000];

/**
 * React's `lazy` with retries: while offline it waits for the network; while online it retries for 8 s. Only then does it
 * throw, because a thrown error replaces the screen with the error page. After a deployment it waits until the page is
 * reloaded, so that nothing typed is lost.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own signature; the component's props keep their types
export function lazyWithRetry<Part extends ComponentType<any>>(
  load: () => Promise<Part>,
): LazyExoticComponent<Part> {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}

/** The same for code that is no component. `onRetry` is called whenever loading has failed and will be tried again. */
export function loadWithRetry<Code>(load: () => Promise<Code>, onRetry?: () => void): Promise<Code> {
  return withRetry(() => load().catch(waitIfReplaced), DELAYS_MS, onRetry);
}

async function waitIfReplaced(error: unknown): Promise<never> {
  if (await window.detectNewVersion?.()) await new Promise(() => {});
  throw error;
}

/** Retries after each of the delays; while offline, as soon as the network is back. */
export async function withRetry<Code>(
  load: () => Promise<Code>,
  delays_ms = DELAYS_MS,
  onRetry?: () => void,
): Promise<Code> {
  for (const delay_ms of delays_ms) {
    try {
      return await load();
    } catch {
      onRetry?.();
      await new Promise<void>((resolve) => {
        if (navigator.onLine) setTimeout(resolve, delay_ms);
        else window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
  return load();
}

import type { Page } from '@playwright/test';

interface Timed {
  id: number;
  ms: number;
}

/** Has the page note how long each press takes until the next picture, as browsers report it to site owners. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timed: Timed[] = [];
    Object.assign(window, { timed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) timed.push({ id: entry.interactionId, ms: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Milliseconds of each interaction since the last question; those under 16 are not told. */
export async function takeInteractions(page: Page): Promise<number[]> {
  const timed = await page.evaluate(
    () =>
      new Promise<Timed[]>((resolve) =>
        // Entries come a while after their picture.
        setTimeout(() => resolve((window as unknown as { timed: Timed[] }).timed.splice(0)), 400),
      ),
  );
  const longest = new Map<number, number>();
  for (const { id, ms } of timed) longest.set(id, Math.max(ms, longest.get(id) ?? 0));
  return [...longest.values()];
}

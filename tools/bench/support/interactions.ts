import type { Page } from '@playwright/test';

interface Timed {
  id: number;
  ms: number;
}

/** Records the delay from each interaction to the next paint (Event Timing API, as for INP). */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timed: Timed[] = [];
    Object.assign(window, { timed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) timed.push({ id: entry.interactionId, ms: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * Interaction to Next Paint in milliseconds as defined for a page: the longest of its interactions, leaving out one for
 * every 50. Those too short to be reported aren't counted, so it may be too high.
 */
export function inpOf(interactions: readonly number[]): number {
  const longestFirst = interactions.toSorted((one, other) => other - one);
  return longestFirst[Math.floor(longestFirst.length / 50)] ?? 0;
}

/** Milliseconds of each interaction since the last call; those under 16 are not reported. */
export async function takeInteractions(page: Page): Promise<number[]> {
  const timed = await page.evaluate(
    () =>
      new Promise<Timed[]>((resolve) =>
        // Entries are delivered some time after the paint.
        setTimeout(() => resolve((window as unknown as { timed: Timed[] }).timed.splice(0)), 400),
      ),
  );
  const longest = new Map<number, number>();
  for (const { id, ms } of timed) longest.set(id, Math.max(ms, longest.get(id) ?? 0));
  return [...longest.values()];
}

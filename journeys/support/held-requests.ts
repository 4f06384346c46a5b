import type { Page } from '@playwright/test';

/** Holds back all requests to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    // The test may have ended, and its page closed, while the page still loads scripts in advance.
    await route.continue().catch(() => {});
  });
  return held.resolve;
}

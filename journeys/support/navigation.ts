import { expect, type Page } from '@playwright/test';

/**
 * Goes to another screen as the browser's history does. Loading a page takes several times the CPU, so only journeys that
 * are about loading do it for every screen.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to a screen of another route, and waits for it: the former stays until the code of the next has loaded. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const isElsewhere = new URL(path, page.url()).pathname !== new URL(page.url()).pathname;
  const former = await page.locator('h1').first().elementHandle();
  await goWithin(page, path);
  if (isElsewhere) await former?.waitForElementState('hidden');
  await page.locator('h1').first().waitFor();
}

/** Waits until a screen has drawn its rows, which happens in steps. */
export async function drawn(page: Page): Promise<void> {
  const elements = () => page.locator('*').count();
  await expect(async () => {
    const before = await elements();
    await page.waitForTimeout(300);
    expect(await elements()).toBe(before);
  }).toPass();
}

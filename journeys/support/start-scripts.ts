import { expect, type Page } from '@playwright/test';

/** Starts the scripts of a text page by an interaction, and waits until its form is React's. */
export async function startScripts(page: Page): Promise<void> {
  // Two steps, because the first movement of a pointer has no distance.
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(page.locator('form[novalidate]')).toHaveCount(1);
}

import { expect, type Page } from '@playwright/test';

/** Within which the live map is drawn: without a graphics card that takes its time. */
export const MAP_WITHIN = 60_000;

/**
 * Opens a shipment and brings its map into sight, which starts the live one. Not before the page is awake and
 * complete: what moves the map away in between would leave it waiting.
 */
export async function comeToTheMap(page: Page, path = '/track/GS123456789'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('body:not([data-asleep])').waitFor({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Event history' })).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('region', { name: 'Map', exact: true })
    .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

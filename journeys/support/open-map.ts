import { expect, type Page } from '@playwright/test';

/** Time-out for the live map, which is slow without a graphics card. */
export const MAP_WITHIN = 60_000;

/**
 * Opens a shipment and scrolls its map into view, which starts the live map. Waits until the page is complete, because a
 * later layout shift would move the map out of view.
 */
export async function openMap(page: Page, path = '/track/GS123456789'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('body:not([data-not-hydrated])').waitFor({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Event history' })).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('region', { name: 'Map', exact: true })
    .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

import type { Locator, Page } from '@playwright/test';
import { SAMPLE_TRACKING_NUMBER } from '../../domain/tracking/sample-shipment.ts';
import { fillInPlaces, next, openWizard } from '../../journeys/support/wizard.ts';

export interface Scene {
  name: string;
  /** Width of the window, so that the screen's layout fits the picture. */
  window: number;
  /** Size of the picture in CSS pixels. */
  width: number;
  height: number;
  /** Opens the screen and returns the element at the picture's top left corner, inside a margin. */
  open: (page: Page) => Promise<Locator>;
}

/** What the home page shows of the product. The texts beside them are in web/public/home/pictures.ts. */
export const scenes: readonly Scene[] = [
  {
    name: 'tracking',
    window: 1152,
    width: 1056,
    height: 392,
    async open(page) {
      await page.goto(`/track/${SAMPLE_TRACKING_NUMBER}`);
      // Before hydration dates are in English and UTC.
      await page.mouse.move(1, 1, { steps: 2 });
      await page.locator('body:not([data-not-hydrated])').waitFor();
      await page.getByRole('button', { name: /^Copy/ }).waitFor();
      return page.locator('main [data-card]').first();
    },
  },
  {
    name: 'routes',
    window: 736,
    width: 672,
    height: 372,
    async open(page) {
      await openRoutes(page);
      return page.getByText('Choose a route, cheapest first.');
    },
  },
  {
    name: 'insurance',
    window: 736,
    width: 672,
    height: 372,
    async open(page) {
      await openRoutes(page);
      await page.getByRole('radio', { name: /^Sea/ }).check();
      await next(page).click();
      const documents = page.getByText('Shipping documents');
      await documents.waitFor();
      return page.locator('details').filter({ has: documents });
    },
  },
];

async function openRoutes(page: Page): Promise<void> {
  await openWizard(page);
  await fillInPlaces(page, { origin: ['Shanghai', 'CN'] });
  await next(page).click();
  await page.getByLabel('Cargo description').fill('Glass lamps, 4 pallets');
  for (const [field, text] of [
    ['Weight', '1,200'],
    ['Length', '120'],
    ['Width', '80'],
    ['Height', '110'],
    ['Value', '48,000'],
  ] as const)
    await page.getByRole('textbox', { name: field }).fill(text);
  await page.getByRole('checkbox', { name: /^Insurance required/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^Sea/ }).waitFor();
  await page.getByLabel(/^Cost against days/).waitFor();
}

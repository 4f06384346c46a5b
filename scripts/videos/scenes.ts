import type { Page } from '@playwright/test';
import { SAMPLE_TRACKING_NUMBER } from '../../domain/tracking/sample-shipment.ts';
import { openWizard } from '../../journeys/support/wizard.ts';
import type { SimulatedUser } from './simulated-user.ts';

export interface Scene {
  /** The name of the files. */
  name: string;
  /** Opens the first screen, before the recording. */
  open(page: Page): Promise<void>;
  /** What is recorded. `say` shows a caption until the next one. */
  play(page: Page, user: SimulatedUser, caption: (text: string) => Promise<void>): Promise<void>;
}

export const scenes: readonly Scene[] = [
  {
    name: 'track-a-shipment',
    async open(page) {
      await page.goto('/track');
      await page.mouse.move(640, 500, { steps: 2 });
      await page.locator('body:not([data-not-hydrated])').waitFor();
    },
    async play(page, user, caption) {
      await caption('Enter a tracking number, a container, a bill of lading or a booking number.');
      await user.type(page.getByRole('textbox', { name: 'Tracking number' }), SAMPLE_TRACKING_NUMBER);
      await page.keyboard.press('Enter');
      const chart = page.locator('main [data-card]').first();
      await chart.waitFor();
      await caption('The first card says where the shipment is, and when it arrives.');
      await user.rest(4_000);
      await caption('The chart shows the whole route, with the vessel’s last position.');
      await user.scroll(420);
      await user.rest(3_500);
      await caption(
        'Below, each leg lists its milestones: planned, estimated and actual, and who reported them.',
      );
      await user.scroll(620);
      await user.rest(3_500);
      await user.scroll(560);
      await user.rest(3_500);
      await caption('Follow by e-mail to get each new status, no account needed.');
      await user.scroll(-1_600);
      await user.rest(3_000);
    },
  },
  {
    name: 'book-a-shipment',
    open: (page) => openWizard(page),
    async play(page, user, caption) {
      const next = page.getByRole('main').getByRole('button', { name: 'Next' });
      await caption('Where from, and where to: type the first letters and choose the place.');
      await choosePlace(page, user, 'Origin city', 'Shangh');
      await choosePlace(page, user, 'Destination city', 'Rotterd');
      await user.click(next);
      await caption('What you ship: a description, the weight and the dimensions.');
      await user.type(page.getByLabel('Cargo description'), '12 pallets of valves');
      await user.type(page.getByLabel('Weight'), '4,800');
      await user.type(page.getByLabel('Length'), '120');
      await user.type(page.getByLabel('Width'), '80');
      await user.type(page.getByLabel('Height'), '100');
      await user.click(next);
      await page.getByRole('heading', { name: 'Smart Route Recommendations' }).waitFor();
      await caption('Compare the routes by price, days and emissions. Each price can be explained.');
      await user.rest(4_500);
      await user.click(page.getByRole('radio', { name: /^Sea/ }));
      await user.rest(1_500);
      await user.click(next);
      await page.getByRole('heading', { name: 'Review & Confirm' }).waitFor();
      await caption('Check everything once more. Change leads back to each step.');
      await user.rest(3_500);
      await user.click(page.getByRole('main').getByRole('button', { name: 'Create Shipment' }));
      await page.waitForURL(/\/track/);
      await caption('Done: the shipment has a number, and the page to follow it.');
      await user.rest(5_000);
    },
  },
];

async function choosePlace(page: Page, user: SimulatedUser, label: string, typed: string): Promise<void> {
  await user.type(page.getByLabel(label), typed);
  const place = page.getByRole('option').first();
  await place.waitFor();
  await user.click(place);
}

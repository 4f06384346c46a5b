import { expect, type Locator, type Page, test } from '@playwright/test';
import { openWizard, TRACKED } from './support/wizard.ts';

/** Forward at the width of a desktop, back and forward again at that of a phone. */
test('K5: booking with the keyboard only, at 1440 and at 390', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await openWizard(page);
  const { keyboard } = page;
  await page.getByLabel('Origin city').focus();
  await keyboard.type('Houston');
  await takeFirst(page, /^Houston, Texas/);
  await tabTo(page, 'Destination city');
  await keyboard.type('Antwerp');
  await expect(needs(page)).toHaveText('Still needed: destination country.');
  await tabTo(page, 'Destination country');
  await keyboard.type('Belgium');
  await expect(needs(page)).toBeEmpty();
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeFocused();
  await tabTo(page, 'Cargo description');
  await keyboard.type('Valves');
  await tabTo(page, 'Weight');
  await keyboard.type('1,200');
  await keyboard.press('Enter');
  const sea = await takeSea(page);
  await keyboard.press('Enter');
  const review = page.getByRole('heading', { name: 'Review & Confirm' });
  await expect(review).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const heading of ['Smart Route Recommendations', 'Cargo Details', 'Origin & Destination']) {
    await tabTo(page, 'Previous', 'button');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeFocused();
    if (heading.startsWith('Smart')) await expect(sea).toBeChecked();
    if (heading.startsWith('Cargo')) await expect(page.getByLabel('Weight')).toHaveValue('1,200');
  }
  await expect(page.getByLabel('Origin city')).toHaveValue('Houston');
  await tabTo(page, 'Destination city');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Rotterdam');
  await takeFirst(page, /^Rotterdam, South Holland/);
  await expect(page.getByLabel('Destination country')).toHaveValue('Netherlands');
  await tabTo(page, 'Next', 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeFocused();
  await tabTo(page, 'Cargo description');
  await keyboard.press('End');
  await keyboard.type(' of brass');
  await tabTo(page, 'Next', 'button');
  await keyboard.press('Enter');
  await takeSea(page);
  await tabTo(page, 'Next', 'button');
  await keyboard.press('Enter');
  await expect(review).toBeFocused();
  await tabTo(page, 'Create Shipment', 'button');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(TRACKED);
});

/** Takes the first suggestion once it is this one: the list first shows those for a part of what was typed. */
async function takeFirst(page: Page, name: RegExp) {
  const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(first).toHaveAccessibleName(name);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

/** Chooses the route by sea. */
async function takeSea(page: Page) {
  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeFocused();
  const sea = page.getByRole('radio', { name: /^Sea/ });
  await sea.waitFor();
  await tabUntilFocused(page, sea);
  await page.keyboard.press('Space');
  await expect(sea).toBeChecked();
  return sea;
}

/** Presses Tab until the control has focus; fails when it is unreachable. */
async function tabTo(page: Page, name: string, role: 'button' | 'field' = 'field') {
  const target =
    role === 'button' ? page.getByRole('main').getByRole('button', { name }) : page.getByLabel(name);
  await tabUntilFocused(page, target);
}

async function tabUntilFocused(page: Page, target: Locator) {
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** The live region that lists missing fields. */
function needs(page: Page) {
  return page.getByRole('main').locator('form [aria-live="polite"]');
}

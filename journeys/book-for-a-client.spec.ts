import { expect, test } from '@playwright/test';
import { signIn } from './support/people.ts';
import {
  bookingsOf,
  createButton,
  fillInCargo,
  fillInPlaces,
  next,
  openWizard,
  TRACKED,
} from './support/wizard.ts';

test('each mode shows chargeable weight and emissions, and staff book for a client', async ({ page }) => {
  await openWizard(page, 'dispatcher');
  await page.getByLabel('Client').fill('customer@groundswell');
  await expect(next(page)).toHaveAccessibleDescription(/Choose a client from the list/);
  await page.getByRole('option', { name: /customer@groundswell\.example/ }).click();
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page, 'Valves for a client');
  await page.getByLabel('Weight').fill('100');
  const figure = (text: RegExp) => page.getByRole('definition').filter({ hasText: text });
  await expect(figure(/^160\s*kg$/)).toBeVisible();
  await expect(figure(/^1,000\s*kg$/)).toBeVisible();
  await next(page).click();
  await page.getByRole('radio', { name: /^Sea.*1,000\s*kg chargeable weight/ }).check();
  await page.getByText('How the CO2e is calculated (DESNZ 2025)').click();
  await expect(page.getByRole('row', { name: /^Total .* kg CO2e$/ })).toBeVisible();
  await next(page).click();
  await createButton(page).click();
  await expect(page).toHaveURL(TRACKED);
  await page.context().clearCookies();
  await signIn(page, 'customer');
  expect(await bookingsOf(page, 'Valves for a client')).toBeGreaterThan(0);
});

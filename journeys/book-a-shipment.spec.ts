import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './support/held-requests.ts';
import { createButton, fillInCargo, next, OPTIONS, signInHere, TRACKED, toast } from './support/wizard.ts';

test('a customer signs in, books Houston to Rotterdam by sea and lands on its tracking screen', async ({
  page,
}) => {
  await page.goto('/create-shipment');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('Please log in to create a shipment.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Create New Shipment' })).toBeVisible();
  await takePlace(page, 'Origin city', 'Houst', 'Houston, Texas, United States');
  await expect(page.getByLabel('Origin country')).toHaveValue('United States');
  await takePlace(page, 'Destination city', 'Rotterd', 'Rotterdam, South Holland, Netherlands');
  await expect(page.getByLabel('Destination country')).toHaveValue('Netherlands');
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeFocused();
  await fillInCargo(page);
  await expect(page.getByRole('radio', { name: /^Standard On this lane .+ days?/ })).toBeChecked();
  await page.getByRole('textbox', { name: /^Value/ }).fill('48250.50');
  await page.getByRole('checkbox', { name: /^Insurance required/ }).check();
  const release = await holdRequests(page, OPTIONS);
  await next(page).click();

  await expect(page.getByText('Analyzing optimal routes...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeFocused();
  await page.getByRole('radio', { name: /^Sea.*Indicative, we confirm/ }).check();
  const cover = page.getByText('We offer cover for $53,075.55 (110% of the declared value) when we confirm.');
  await expect(cover).toBeVisible();
  await page.getByText('Why this price').click();
  await expect(page.getByText('Indicative, we confirm. We review your booking')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row', { name: /^Total/ })).toBeVisible();
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeFocused();
  await expect(page.getByText('12 pallets of valves').first()).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: 'Indicative, we confirm' }).last(),
  ).toBeVisible();
  await expect(cover).toBeVisible();
  await createButton(page).click();

  await expect(page).toHaveURL(TRACKED);
  const [number] = /GS\d{9}$/.exec(page.url()) as RegExpExecArray;
  await expect(toast(page, 'Shipment created successfully!')).toContainText(
    `Your tracking number is: ${number}`,
  );
});

async function takePlace(page: Page, label: string, typed: string, suggestion: string) {
  await page.getByLabel(label).pressSequentially(typed);
  await page.getByRole('option', { name: suggestion }).click();
}

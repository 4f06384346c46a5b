import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import { signIn } from './people.ts';

export const CREATE = '**/api/rpc/shipments/create';
export const OPTIONS = '**/api/rpc/routing/options';
/** The tracking screen may rewrite its URL with the number. */
export const TRACKED = /\/track(\?tracking=|\/)GS\d{9}$/;

/** Opens the wizard signed in with a demo account. */
export async function openWizard(page: Page, name = 'customer') {
  await signIn(page, name);
  await page.goto('/create-shipment');
  await expect(page.getByLabel('Origin city')).toBeVisible({ timeout: 20_000 });
}

/** Signs in on the sign-in screen. */
export async function signInHere(page: Page) {
  await page.getByLabel('E-mail').fill('customer@groundswell.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function fillInPlaces(
  page: Page,
  { origin = ['Houston', 'US'] }: { origin?: [string, string] } = {},
) {
  await page.getByLabel('Origin city').fill(origin[0]);
  await page.getByLabel('Origin country').fill(origin[1]);
  await page.getByLabel('Destination city').fill('Rotterdam');
  await page.getByLabel('Destination country').fill('NL');
  // Closes the suggestions, which on a busy machine would open over the next click.
  await page.keyboard.press('Tab');
}

export async function fillInCargo(page: Page, cargo = '12 pallets of valves') {
  await page.getByLabel('Cargo description').fill(cargo);
  await page.getByLabel('Weight').fill('21,600');
  await page.getByLabel('Length').fill('120');
  await page.getByLabel('Width').fill('80');
  await page.getByLabel('Height').fill('100');
}

export async function goToReview(page: Page, cargo?: string) {
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page, cargo);
  await next(page).click();
  await page.getByRole('radio', { name: /^Sea/ }).check();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
}

/** The number of the signed-in person's shipments with this cargo on the server. */
export async function bookingsOf(page: Page, cargo: string): Promise<number> {
  const response = await page.request.get('/api/shipments?limit=100');
  const { shipments } = (await response.json()) as { shipments: { cargo_description: string }[] };
  return shipments.filter(({ cargo_description }) => cargo_description === cargo).length;
}

export function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name });
}

export function next(page: Page) {
  return button(page, 'Next');
}

export function createButton(page: Page) {
  return button(page, 'Create Shipment');
}

export function toast(page: Page, title: string) {
  return page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .filter({ hasText: title });
}

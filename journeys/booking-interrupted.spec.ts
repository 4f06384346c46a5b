import { expect, test } from '@playwright/test';
import { loseResponse } from './support/lost-response.ts';
import {
  bookingsOf,
  button,
  CREATE,
  createButton,
  fillInCargo,
  fillInPlaces,
  goToReview,
  next,
  openWizard,
  signInHere,
  TRACKED,
  toast,
} from './support/wizard.ts';

test('the draft and its step survive reloads and a lost connection, and the browser’s back button acts as Previous', async ({
  page,
  context,
}) => {
  await openWizard(page);
  await fillInPlaces(page);
  await next(page).click();
  await page.getByLabel('Cargo description').fill('12 pallets of valves');

  await page.reload();
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByLabel('Cargo description')).toHaveValue('12 pallets of valves');
  await page.goBack();
  await expect(page.getByLabel('Origin city')).toHaveValue('Houston');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeVisible();
  await button(page, 'Previous').click();
  await expect(page.getByLabel('Destination city')).toHaveValue('Rotterdam');

  await next(page).click();
  await fillInCargo(page);
  await context.setOffline(true);
  await next(page).click();
  await expect(page.getByText('We’ll calculate the routes when you reconnect.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('radio', { name: /^Sea/ }).check();
  await page.reload();
  await expect(page).toHaveURL(/step=3$/);
  await expect(page.getByRole('radio', { name: /^Sea/ })).toBeChecked();
});

test('after an expired session, a lost response and a double click, one shipment is booked', async ({
  page,
  context,
}) => {
  await openWizard(page);
  const cargo = `Valves ${Date.now()}`;
  await goToReview(page, cargo);
  await context.clearCookies();
  await createButton(page).click();
  await expect(toast(page, 'Authentication required')).toContainText('Please sign in to create a shipment.');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();

  await page.route(CREATE, loseResponse, { times: 1 });
  await createButton(page).click();
  await expect(toast(page, 'Error creating shipment')).toContainText('Please try again later.');
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  expect(await bookingsOf(page, cargo)).toBe(1);

  await createButton(page).dblclick();
  await expect(page).toHaveURL(TRACKED);
  expect(await bookingsOf(page, cargo)).toBe(1);
});

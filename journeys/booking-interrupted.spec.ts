import { expect, test } from '@playwright/test';
import { loseAnswer } from './support/lost-response.ts';
import {
  bookingsOf,
  button,
  CREATE,
  createButton,
  fillInPlaces,
  goToReview,
  next,
  openWizard,
  signInHere,
  TRACKED,
  toast,
} from './support/wizard.ts';

test('the draft and its step survive a reload, and the browser’s back button acts as Previous', async ({
  page,
}) => {
  await openWizard(page);
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription(/^Still needed: origin city/);
  await fillInPlaces(page);
  await next(page).click();
  await page.getByLabel('Cargo description').fill('12 pallets of valves');
  await expect(next(page)).toHaveAccessibleDescription('Still needed: weight.');

  await page.reload();
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByLabel('Cargo description')).toHaveValue('12 pallets of valves');
  await page.goBack();
  await expect(page.getByLabel('Origin city')).toHaveValue('Houston');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeVisible();
  await button(page, 'Previous').click();
  await expect(page.getByLabel('Destination city')).toHaveValue('Rotterdam');

  await page.goto('/create-shipment?step=4');
  await expect(page).toHaveURL(/step=2$/);
});

test('a double click creates one shipment', async ({ page }) => {
  await openWizard(page);
  await goToReview(page, 'Valves, clicked twice');
  await createButton(page).dblclick();
  await expect(page).toHaveURL(TRACKED);
  expect(await bookingsOf(page, 'Valves, clicked twice')).toBe(1);
});

test('a retry after a lost response creates no second shipment', async ({ page }) => {
  await openWizard(page);
  const cargo = 'Valves, whose answer is lost';
  await goToReview(page, cargo);
  await page.route(CREATE, loseAnswer, { times: 1 });
  await createButton(page).click();
  await expect(toast(page, 'Error creating shipment')).toContainText('Please try again later.');
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  expect(await bookingsOf(page, cargo)).toBe(1);

  await createButton(page).click();
  await expect(page).toHaveURL(TRACKED);
  expect(await bookingsOf(page, cargo)).toBe(1);
});

test('signing in again after a reload preserves the draft', async ({ page, context }) => {
  await openWizard(page);
  await fillInPlaces(page);
  await next(page).click();
  await page.getByLabel('Cargo description').fill('12 pallets of valves');
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('Please log in to create a shipment.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByLabel('Cargo description')).toHaveValue('12 pallets of valves');
});

test('an expired session preserves the wizard and asks to sign in', async ({ page, context }) => {
  await openWizard(page);
  await goToReview(page);
  await context.clearCookies();
  await createButton(page).click();
  await expect(toast(page, 'Authentication required')).toContainText('Please sign in to create a shipment.');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  await createButton(page).click();
  await expect(page).toHaveURL(TRACKED);
});

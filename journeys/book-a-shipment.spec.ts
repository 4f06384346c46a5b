import { expect, type Page, type Route, test } from '@playwright/test';
import { violationsOn } from './support/violations.ts';
import {
  button,
  CREATE,
  createButton,
  fillInCargo,
  fillInPlaces,
  goToReview,
  next,
  OPTIONS,
  openWizard,
  signInHere,
  TRACKED,
  toast,
} from './support/wizard.ts';

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
  const release = await hold(page, OPTIONS);
  await next(page).click();

  await expect(page.getByText('Analyzing optimal routes...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeFocused();
  await page.getByRole('radio', { name: /^Sea/ }).check();
  await page.getByText('Why this price').click();
  await expect(page.getByRole('table').getByRole('row', { name: /^Total/ })).toBeVisible();
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeFocused();
  await expect(page.getByText('12 pallets of valves').first()).toBeVisible();
  await createButton(page).click();

  await expect(page).toHaveURL(TRACKED);
  const [number] = /GS\d{9}$/.exec(page.url()) as RegExpExecArray;
  await expect(toast(page, 'Shipment created successfully!')).toContainText(
    `Your tracking number is: ${number}`,
  );
  await page.goto('/create-shipment');
  await expect(page.getByLabel('Origin city')).toHaveValue('');
});

test('Change returns to the review, unless the change needs another route', async ({ page }) => {
  await openWizard(page);
  await goToReview(page);
  await page.getByRole('link', { name: 'Change Cargo Details' }).click();
  await page.getByLabel('Special instructions').fill('Call before delivery');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  await expect(page.getByText('Call before delivery')).toBeVisible();

  await page.getByRole('link', { name: 'Change Cargo Details' }).click();
  // No airline takes a piece of 21.6 t.
  await page.getByLabel('Weight').fill('2,160');
  await page.getByRole('radio', { name: /^Express/ }).check();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Air/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Sea/ })).toHaveCount(0);
  await expect(next(page)).toHaveAccessibleDescription('Still needed: a route.');
});

test('a field that the server refuses is reported with a link to it', async ({ page }) => {
  await openWizard(page);
  await goToReview(page);
  await page.route(CREATE, refuseDescription, { times: 1 });
  await createButton(page).click();
  await expect(toast(page, 'Error creating shipment')).toBeVisible();
  await page.getByRole('link', { name: 'Cargo description: Please say more.' }).click();
  const description = page.getByLabel('Cargo description');
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(/Please say more\./);
  await description.fill('12 pallets of brass valves');
  await expect(description).not.toHaveAccessibleDescription(/Please say more\./);
  await next(page).click();
  await expect(createButton(page)).toBeEnabled();
});

test('failed route planning affects only that part of the screen, until Retry', async ({ page }) => {
  await openWizard(page);
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page);
  let fails = true;
  await page.route(OPTIONS, (route) => (fails ? route.fulfill({ status: 400, json: {} }) : route.fallback()));
  await next(page).click();
  await expect(page.getByText('We couldn’t load the routes')).toBeVisible();
  fails = false;
  await button(page, 'Retry').click();
  await expect(page.getByRole('radio', { name: /^Sea/ })).toBeVisible();
});

test('an unknown town is allowed, with a note that the route starts at the capital', async ({ page }) => {
  await openWizard(page);
  await fillInPlaces(page, { origin: ['Nowhereville', 'Norway'] });
  await next(page).click();
  await fillInCargo(page);
  await next(page).click();
  await expect(
    page.getByText('We don’t know Nowhereville, so the route starts at the capital of Norway.'),
  ).toBeVisible();
});

test('the wizard lists the places of an ambiguous name, and books the chosen one', async ({ page }) => {
  await openWizard(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillInPlaces(page, { origin: ['Lázaro Cárdenas', 'Mexico'] });
  await next(page).click();
  await fillInCargo(page);
  await next(page).click();
  const question = page.getByText('Which Lázaro Cárdenas is the origin?');
  await expect(question).toBeVisible();
  const port = page.getByRole('button', { name: 'Ciudad Lázaro Cárdenas Michoacán, Mexico' });
  await expect(port).toBeInViewport({ ratio: 1 });
  expect(await violationsOn(page, '#main')).toEqual([]);
  await port.click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeFocused();
  await page.getByRole('radio', { name: /^Sea.*Ocean via Lázaro Cárdenas/ }).check();
  await page.locator('summary').filter({ hasText: 'Your shipment' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Michoacán' })).toBeVisible();
});

async function takePlace(page: Page, label: string, typed: string, suggestion: string) {
  await page.getByLabel(label).pressSequentially(typed);
  await page.getByRole('option', { name: suggestion }).click();
}

/** Delays the responses to these calls until the returned function is called. */
async function hold(page: Page, calls: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function refuseDescription(route: Route) {
  const issues = [{ path: 'cargo_description', message: 'Please say more.' }];
  await route.fulfill({
    status: 422,
    json: {
      json: {
        defined: false,
        code: 'UNPROCESSABLE_CONTENT',
        status: 422,
        message: 'Some fields are invalid.',
        data: { issues },
      },
    },
  });
}

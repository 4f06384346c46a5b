import { expect, type Page, test } from '@playwright/test';
import { passBotCheck } from './support/bot-check.ts';

const REQUEST = '**/api/rpc/quotes/request';
const REFERENCE = /^GQ\d{9}$/;

for (const { name, viewport } of [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
])
  test.describe(name, () => {
    test.use({ viewport });

    test('an empty form lists missing fields with links to them', async ({ page }) => {
      await page.goto('/quote');
      await submitButton(page).click();
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(toast(page, 'Missing Information')).toContainText(
        'Please fill in origin, destination, and email address.',
      );
      for (const [sentence, field] of [
        ['Enter an origin.', page.getByLabel('Origin')],
        ['Enter a destination.', page.getByLabel('Destination')],
        ['Please select at least one transport mode.', page.getByRole('checkbox', { name: 'Ocean' })],
        ['Enter your e-mail address.', page.getByLabel('E-mail', { exact: true })],
      ] as const) {
        await summary.getByRole('link', { name: sentence }).click();
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription(new RegExp(escaped(sentence)));
      }
    });

    test('a request is answered with a reference and estimates, and the form stays filled in', async ({
      page,
    }) => {
      await page.goto('/quote');
      await takePlace(page, 'Origin', 'Houst', 'Houston, Texas, United States');
      await fillIn(page);
      await submitButton(page).click();
      await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeFocused();
      await expect(page.getByText(REFERENCE)).toBeVisible();
      const estimates = page.getByRole('table', { name: /^First estimates/ });
      await expect(estimates.getByRole('row', { name: /^Ocean/ })).toContainText('$');
      await expect(toast(page, 'Quote Request Submitted')).toContainText('within 24 hours');
      await expect(page.getByLabel('Origin')).toHaveValue('Houston, Texas, United States');
      await expect(submitButton(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });

test('a missing mode is reported, and a single problem focuses its field', async ({ page }) => {
  await page.goto('/quote');
  await page.getByLabel('Origin').fill('Houston, TX');
  await page.getByLabel('Destination').fill('Rotterdam');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@reyes.example');
  await submitButton(page).click();
  await expect(toast(page, 'Select Transport Mode')).toContainText(
    'Please select at least one transport mode.',
  );
  await expect(page.getByRole('checkbox', { name: 'Ocean' })).toBeFocused();
});

test('a double click submits once', async ({ page }) => {
  let sent = 0;
  await page.route(REQUEST, async (route) => {
    sent += 1;
    await new Promise((done) => setTimeout(done, 500));
    await route.abort();
  });
  await page.goto('/quote');
  await page.getByLabel('Origin').fill('Houston, TX');
  await fillIn(page);
  await submitButton(page).dblclick();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
  expect(sent).toBe(1);
});

test('a retry after a failure has the same idempotency key and preserves the input', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(REQUEST, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/quote');
  await page.getByLabel('Origin').fill('Houston, TX');
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your entries are still here.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('the draft survives a reload, and a link can prefill it', async ({ page }) => {
  await page.goto('/quote?origin=Osaka%2C+Japan&mode=air');
  await expect(page.getByLabel('Origin')).toHaveValue('Osaka, Japan');
  await expect(page.getByRole('checkbox', { name: 'Air' })).toBeChecked();
  await page.getByLabel('Origin').fill('Kobe, Japan');
  await page.getByLabel('Description').fill('Chests and screens');
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.reload();
  await expect(page.getByLabel('Origin')).toHaveValue('Kobe, Japan');
  await expect(page.getByLabel('Description')).toHaveValue('Chests and screens');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
});

test('input typed before the script has loaded is preserved', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/quote', { waitUntil: 'commit' });
  await page.getByLabel('Origin').fill('Houston, TX');
  await page.getByRole('checkbox', { name: 'Rail' }).check();
  release();
  await page.getByLabel('Destination').fill('Chicago');
  await expect(page.getByLabel('Your request').getByText('Rail')).toBeVisible();
  await expect(page.getByLabel('Origin')).toHaveValue('Houston, TX');
});

function submitButton(page: Page) {
  return page.getByRole('button', { name: 'Request a Quote' });
}

function toast(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title });
}

async function takePlace(page: Page, label: string, typed: string, option: string) {
  await page.getByLabel(label).focus();
  await page.locator('body:not([data-asleep])').waitFor();
  await page.getByLabel(label).pressSequentially(typed);
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
}

/** Fills in everything except the origin and passes the bot check. */
async function fillIn(page: Page) {
  await page.getByLabel('Destination').fill('Rotterdam, Netherlands');
  await page.getByLabel('Weight').fill('1,200');
  await page.getByRole('checkbox', { name: 'Ocean' }).check();
  await page.getByLabel('Full Name').fill('Ada Reyes');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@reyes.example');
  await passBotCheck(page);
}

function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

import { expect, type Page, test } from '@playwright/test';
import { passBotCheck } from './support/bot-check.ts';
import { holdRequests } from './support/held-requests.ts';

const REQUEST = '**/api/rpc/quotes/request';
const REFERENCE = /^GQ\d{9}$/;

test('a request that failed is sent again with the same key, and answered with a reference and estimates', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route(REQUEST, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/quote');
  await takePlace(page, 'Origin', 'Houst', 'Houston, Texas, United States');
  await page.getByLabel('Destination').fill('Rotterdam, Netherlands');
  await page.getByLabel('Weight').fill('1,200');
  await page.getByRole('checkbox', { name: 'Ocean' }).check();
  await page.getByLabel('Full Name').fill('Ada Reyes');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@reyes.example');
  await passBotCheck(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your entries are still here.');
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeFocused();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await expect(page.getByText(REFERENCE)).toBeVisible();
  const estimates = page.getByRole('table', { name: /^First estimates/ });
  await expect(estimates.getByRole('row', { name: /^Ocean/ })).toContainText('$');
  await expect(toast(page, 'Quote Request Submitted')).toContainText('within 24 hours');
  await expect(page.getByLabel('Origin')).toHaveValue('Houston, Texas, United States');
  await expect(submitButton(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a link fills in the form; what is typed before the script has loaded and later survives a reload', async ({
  page,
}) => {
  const release = await holdRequests(page, /\.js(\?|$)/);
  await page.goto('/quote?origin=Osaka%2C+Japan&mode=air', { waitUntil: 'commit' });
  await expect(page.getByLabel('Origin')).toHaveValue('Osaka, Japan');
  await page.getByLabel('Origin').fill('Kobe, Japan');
  await page.getByLabel('Destination').fill('Chicago');
  await page.getByRole('checkbox', { name: 'Rail' }).check();
  release();
  await page.getByLabel('Weight').fill('900');
  await expect(page.getByLabel('Your request').getByText('Rail')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Air' })).toBeChecked();
  await expect(page.getByLabel('Origin')).toHaveValue('Kobe, Japan');
  await expect(page.getByLabel('Destination')).toHaveValue('Chicago');
  await page.getByLabel('Description').fill('Chests and screens');
  await page.getByRole('radio', { name: /^Express/ }).check();

  await page.reload();
  await expect(page.getByLabel('Origin')).toHaveValue('Kobe, Japan');
  await expect(page.getByLabel('Destination')).toHaveValue('Chicago');
  await expect(page.getByLabel('Description')).toHaveValue('Chests and screens');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
});

function submitButton(page: Page) {
  return page.getByRole('button', { name: 'Request a Quote' });
}

function toast(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title });
}

async function takePlace(page: Page, label: string, typed: string, option: string) {
  await page.getByLabel(label).focus();
  await page.locator('body:not([data-not-hydrated])').waitFor();
  await page.getByLabel(label).pressSequentially(typed);
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
}

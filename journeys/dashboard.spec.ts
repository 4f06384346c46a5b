import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './support/violations.ts';

const DEMO_PASSWORD = 'groundswell-demo';
const ALL = /^\d+\sshipments$/;

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/people/sign-in', {
    data: { email: 'customer@groundswell.example', password: DEMO_PASSWORD },
  });
});

test('search, filter and sort order are in the URL, and can be removed one by one', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, .+/);
  await expect(found(page)).toHaveText(ALL);

  await search(page).fill('SHANGHÁI');
  await expect(page).toHaveURL(/\/dashboard\?q=SHANGH/);
  await expect(found(page)).toHaveText(/^\d+\sshipments? found$/);
  await expect(rows(page).filter({ hasNotText: 'Shanghai' })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Delivered' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=delivered/);
  await expect(page.getByRole('button', { name: 'Filter, 1 selected' })).toBeFocused();
  await expect(rows(page).filter({ hasNotText: 'delivered' })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();

  await page.getByLabel('Sort by').selectOption('Highest cost');
  await expect(page).toHaveURL(/sort=cost/);
  await page.reload();
  await expect(search(page)).toHaveValue('SHANGHÁI');
  await expect(page.getByLabel('Sort by')).toHaveValue('cost');
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('arrival');

  await page.getByRole('button', { name: 'Remove filter Delivered' }).click();
  await page.getByRole('button', { name: 'Remove filter “SHANGHÁI”' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(search(page)).toHaveValue('');
  await expect(found(page)).toHaveText(ALL);

  await search(page).fill('no such cargo');
  await expect(page.getByText('No shipments found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(found(page)).toHaveText(ALL);
});

test('more shipments are loaded, exported as listed, tracked and booked again', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
  const listed = await rows(page).count();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${listed} shipments (CSV)` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('shipments.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(listed + 1);
  expect(lines[0]).toContain('tracking_number,status');

  const first = rows(page).first();
  const again = first.getByRole('link', { name: /^Book again: / });
  const number = (await again.getAttribute('aria-label'))?.split(': ')[1];
  expect(lines[1]).toContain(`"${number}"`);
  await expect(again).toHaveAttribute('href', `/create-shipment?again=${number}`);
  await first.getByRole('link', { name: `Track ${number}` }).click();
  await expect(page).toHaveURL(`/track/${number}`);
});

test('a counter of the overview opens exactly its rows', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const late = page.getByRole('navigation', { name: 'Needs attention' }).getByRole('link', { name: /Late/ });
  const count = Number(/^\d+/.exec((await late.textContent()) ?? '')?.[0]);
  await late.click();
  await expect(page).toHaveURL(/view=late/);
  await expect(rows(page)).toHaveCount(count);
  await expect(rows(page).filter({ hasNotText: /days? late/ })).toHaveCount(0);
  await expect(rows(page).first()).toBeInViewport();
});

test('the annual spend is also a table, and the quotes tab has a URL', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByText('View as table').click();
  const table = page.getByRole('table', { name: 'Spend per month' });
  await expect(table.getByRole('row')).toHaveCount(13);
  expect(await violationsOn(page, 'main')).toEqual([]);

  await page.getByRole('tab', { name: 'My Shipments' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'My Quotes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=quotes');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'My Quotes' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
});

test('on a phone all actions stay visible, the menu has the screens, and signing out leads to the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Shipment' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Request Quote' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^Invoices/ })
    .click();
  await expect(page).toHaveURL('/customer-portal?tab=invoices');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
});

test('the empty state links to the first booking, and a loading error offers Retry', async ({ page }) => {
  const nothing = { json: { shipments: [], next: null, total: 0 }, meta: [] };
  await page.route('**/api/rpc/shipments/mine*', (route) => route.fulfill({ json: nothing }));
  await page.goto('/dashboard');
  await expect(page.getByText('No shipments yet')).toBeVisible();

  await page.unroute('**/api/rpc/shipments/mine*');
  await page.route('**/api/rpc/shipments/mine*', (route) =>
    route.fulfill({
      status: 403,
      json: { json: { defined: false, code: 'FORBIDDEN', status: 403, message: '' }, meta: [] },
    }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your shipments could not be loaded.');
  await page.unroute('**/api/rpc/shipments/mine*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();
});

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Search your shipments' });
}

function rows(page: Page) {
  return page.getByRole('list', { name: 'My Shipments' }).getByRole('listitem');
}

function found(page: Page) {
  return page.getByRole('region', { name: 'My Shipments' }).getByRole('status').first();
}

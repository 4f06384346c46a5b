import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { goWithin } from './support/navigation.ts';
import { signIn } from './support/people.ts';

const ALL = /^\d+\sshipments$/;

test.beforeEach(({ page }) => signIn(page, 'customer'));

test('shipments are searched, filtered and sorted, which the URL keeps, and exported as listed', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, .+/);
  await expect(found(page)).toHaveText(ALL);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toContainText('Active Shipments');
  await expect(figures).toContainText(/\$[\d,]+\.\d\d/);

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
  await expect(page.getByLabel('Sort by')).toHaveValue('attention');

  await page.getByRole('button', { name: 'Remove filter Delivered' }).click();
  await page.getByRole('button', { name: 'Remove filter “SHANGHÁI”' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(search(page)).toHaveValue('');
  await expect(found(page)).toHaveText(ALL);

  // Delivered shipments keep their place in the list while others book.
  await goWithin(page, '/dashboard?status=delivered');
  await expect(rows(page).filter({ hasNotText: 'delivered' })).toHaveCount(0);
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
  await first.getByRole('link', { name: `Track ${number}` }).click();
  await expect(page).toHaveURL(`/track/${number}`);
});

test('a counter opens exactly its rows, the quotes have a URL, and a phone has everything in its menu', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await test.step('a counter of the overview opens exactly its rows', async () => {
    const late = page
      .getByRole('navigation', { name: 'Needs attention' })
      .getByRole('link', { name: /Late/ });
    const count = Number(/^\d+/.exec((await late.textContent()) ?? '')?.[0]);
    await late.click();
    await expect(page).toHaveURL(/view=late/);
    await expect(rows(page)).toHaveCount(count);
    await expect(rows(page).filter({ hasNotText: /days? late/ })).toHaveCount(0);
    await expect(rows(page).first()).toBeInViewport();
  });

  await test.step('the quotes tab has a URL, and Back returns to the shipments', async () => {
    await page.getByRole('tab', { name: 'My Shipments' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'My Quotes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?tab=quotes$/);
    await expect(page.getByRole('tab', { name: 'My Quotes' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('on a phone all actions stay visible, and the menu has the screens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Shipment' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Request Quote' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: /^Invoices/ })
      .click();
    await expect(page).toHaveURL('/customer-portal?tab=invoices');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
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

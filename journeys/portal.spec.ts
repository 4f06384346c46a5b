import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';
import { violationsOn } from './support/violations.ts';

test('figures, tabs by keyboard, and from a shipment to its documents', async ({ page }) => {
  await openPortal(page);
  const figures = page.getByLabel('Your figures');
  for (const label of ['Active Shipments', 'In Transit', 'This Month', 'Documents'])
    await expect(figures.getByText(label, { exact: true })).toBeVisible();
  await expect(figures.getByText(/^\$[\d,]+$/)).toBeVisible();

  const shipment = page.getByRole('listitem').filter({ hasText: 'In Transit' }).first();
  await expect(shipment.getByText(/^\d{1,3}% of the way$/)).toBeVisible();
  const number = (await shipment.getByRole('heading').textContent()) ?? '';
  await expect(shipment.getByRole('link', { name: `Track ${number}` })).toHaveAttribute(
    'href',
    `/track/${number}`,
  );
  await expect(page.getByRole('link', { name: 'New Shipment' })).toHaveAttribute('href', '/create-shipment');
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Shipments' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Invoices' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=invoices$/);
  await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Quotes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=quotes$/);
  await expect(page.getByRole('link', { name: 'New Quote' })).toHaveAttribute('href', '/quote');

  await page.goto('/customer-portal');
  await page.getByRole('link', { name: `Documents of ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`tab=documents&shipment=${number}$`));
  await page.getByRole('button', { name: `Remove filter shipment ${number}` }).click();
  await expect(page).toHaveURL(/\?tab=documents$/);
  await page.goto('/customer-portal?tab=documents&shipment=GS123456789');
  await expect(page.getByRole('row').filter({ hasText: 'GS123456789' })).not.toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasNotText: 'GS123456789' })).toHaveCount(1);
});

test('documents are searched and filtered, and the URL has both', async ({ page }) => {
  await openPortal(page, '?tab=documents');
  const rows = page.getByRole('table').getByRole('row');
  await page.getByLabel('Search documents').fill('GS123456789');
  await expect(rows.filter({ hasNotText: 'GS123456789' })).toHaveCount(1);
  await page.getByLabel('Type').selectOption('Packing list');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/q=GS123456789/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel('Search documents')).toHaveValue('GS123456789');
  expect(await violationsOn(page)).toEqual([]);

  await page.getByLabel('Search documents').fill('no such paper');
  await expect(page.getByText('No documents found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\?tab=documents$/);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
});

test('an invoice is viewed, printed, and downloaded as a PDF also after a failure', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = `${document.documentElement.dataset.prints ?? ''}x`;
    };
  });
  await openPortal(page, '?tab=invoices');
  await expect(page.getByRole('link', { name: /^View invoice INV-/ })).toHaveCount(10);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page.getByRole('link', { name: /^View invoice INV-/ }).nth(10)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All' })).toHaveCount(0);

  await page
    .getByRole('link', { name: /^View invoice INV-/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Invoice INV(-NL)?-\d{4}-\d{5}$/ }),
  ).toBeVisible();
  await expect(page.getByText('Net 30 Days')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'x');
  expect(await downloadBy(page, page.getByRole('button', { name: 'Download PDF' }))).toMatch(/^%PDF-/);

  await page.getByRole('main').getByRole('link', { name: 'Invoices', exact: true }).click();
  const download = page.getByRole('button', { name: /^Download invoice INV-/ }).first();
  await page.route('**/api/rpc/invoices/pdf*', (route) => route.abort(), { times: 1 });
  await download.click();
  await expect(page.getByText(/^Invoice INV[-NL\d]+ was not downloaded$/)).toBeVisible();
  const again = page.getByRole('button', { name: /^Try again to download invoice INV-/ });
  expect(await downloadBy(page, again)).toMatch(/^%PDF-/);
  await expect(again).toHaveCount(0);

  await page.goto('/customer-portal/invoices/INV-1');
  await expect(page.getByText('We couldn’t find this invoice')).toBeVisible();
});

test('on a phone: a loading error with Retry, and empty states', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let fails = true;
  await page.route('**/api/rpc/invoices/mine*', (route) =>
    fails ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
  );
  await openPortal(page, '?tab=invoices');
  await expect(page.getByText('Your invoices could not be loaded.')).toBeVisible({ timeout: 20_000 });
  fails = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /^View invoice INV-/ }).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await openPortal(page, '?tab=documents', 'driver');
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Documents' })).toBeVisible();
  await page.goto('/customer-portal');
  await expect(page.getByText('No shipments yet')).toBeVisible();
});

/** The first bytes of a download that is named after the invoice. */
async function downloadBy(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^INV(-NL)?-\d{4}-\d{5}\.pdf$/);
  return (await readFile(await file.path(), 'latin1')).slice(0, 8);
}

async function openPortal(page: Page, query = '', role = 'customer') {
  const answer = await page.request.post('/api/people/sign-in', {
    data: { email: `${role}@groundswell.example`, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`/customer-portal${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Customer portal' })).toBeVisible();
}

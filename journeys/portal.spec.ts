import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './support/people.ts';

test('from a shipment of the portal to its documents, which are searched', async ({ page }) => {
  await openPortal(page);
  const figures = page.getByLabel('Your figures');
  for (const label of ['Active Shipments', 'In Transit', 'This Month', 'Documents'])
    await expect(figures.getByText(label, { exact: true })).toBeVisible();
  await expect(figures.getByText(/^\$[\d,]+$/)).toBeVisible();

  const shipment = page.getByRole('listitem').filter({ hasText: 'In Transit' }).first();
  await expect(shipment.getByText(/^\d{1,3}% of the way$/)).toBeVisible();
  const number = (await shipment.getByRole('heading').textContent()) ?? '';
  await page.getByRole('link', { name: `Documents of ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`tab=documents&shipment=${number}$`));
  await page.getByRole('button', { name: `Remove filter shipment ${number}` }).click();
  await expect(page).toHaveURL(/\?tab=documents$/);

  const rows = page.getByRole('table').getByRole('row');
  await page.getByLabel('Search documents').fill('GS123456789');
  await expect(rows.filter({ hasNotText: 'GS123456789' })).toHaveCount(1);
  await page.getByLabel('Type').selectOption('Packing list');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/q=GS123456789/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel('Search documents')).toHaveValue('GS123456789');
});

test('all invoices are listed, and one is viewed, printed, and downloaded as a PDF', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = `${document.documentElement.dataset.prints ?? ''}x`;
    };
  });
  await openPortal(page, '?tab=invoices');
  await expect(invoices(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(invoices(page).nth(10)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All' })).toHaveCount(0);

  const download = page.getByRole('button', { name: /^Download invoice INV-/ }).first();
  expect(await downloadBy(page, download)).toMatch(/^%PDF-/);
  await invoices(page).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Invoice INV(-NL|-SG)?-\d{4}-\d{5}$/ }),
  ).toBeVisible();
  await expect(page.getByText('Net 30 Days')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'x');
  expect(await downloadBy(page, page.getByRole('button', { name: 'Download PDF' }))).toMatch(/^%PDF-/);
});

const invoices = (page: Page) => page.getByRole('link', { name: /^View invoice INV-/ });

/** The first bytes of a download that is named after the invoice. */
async function downloadBy(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^INV(-NL|-SG)?-\d{4}-\d{5}\.pdf$/);
  return (await readFile(await file.path(), 'latin1')).slice(0, 8);
}

async function openPortal(page: Page, query = '') {
  await signIn(page, 'customer');
  await page.goto(`/customer-portal${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Customer portal' })).toBeVisible();
}

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { confirmBooking } from '../confirm-booking.ts';
import { bookRail } from '../support/book-rail.ts';
import { signIn } from '../support/people.ts';
import { violationsOn } from '../support/violations.ts';

const DAY_MS = 86_400_000;
/** A CSV injection payload. */
const REASON = '=1+1 was billed twice';

test('invoices are issued, paid and voided, and the totals are right', async ({ page, browser, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const client = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(client, 'customer');
  const shipment = await bookRail(client.request);
  await client.close();

  await signIn(page, 'dispatcher');
  await confirmBooking(browser, baseURL, shipment);
  await page.goto(`/admin?tab=documents&shipment=${shipment}`);
  const entry = page.getByRole('listitem', { name: 'Invoice', exact: true });
  await entry.getByRole('button', { name: 'Issue invoice' }).press('Enter');
  const issuing = page.getByRole('dialog', { name: 'Issue the invoice' });
  await expect(issuing).toContainText('in total');
  await issuing.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(entry.getByRole('button', { name: /^View or print invoice/ })).toBeFocused();
  const number = await textOf(entry.getByRole('link', { name: /^INV-/ }));
  await entry.getByRole('link', { name: number }).press('Enter');
  const sheet = page.getByRole('dialog', { name: `Invoice ${number}` });
  await expect(sheet).toContainText(/Total due/);
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/invoices$/);

  const totals = page.getByLabel('Totals of these invoices');
  await expect(totals).toContainText(/Invoiced\$[\d,]+\.\d\d/);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(shipment.toLowerCase());
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${shipment}`, 'i'));
  const row = rows.filter({ hasText: number });
  await expect(row).toContainText('Pending');
  await expect(totals).toContainText(/Invoices1Invoiced\$[1-9]/);

  const pdf = page.waitForEvent('download');
  await choose(page, row, 'Download, Letter');
  expect((await readFile(await (await pdf).path())).subarray(0, 4).toString()).toBe('%PDF');
  await choose(page, row, 'Void…');
  const confirmation = page.getByRole('dialog', { name: 'Void the invoice?' });
  await confirmation.getByRole('button', { name: 'Void', exact: true }).press('Enter');
  await expect(confirmation.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason.');
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await expect(confirmation.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type(REASON);
  await confirmation.getByRole('button', { name: 'Void', exact: true }).press('Enter');
  await expect(row).toContainText('Voided');
  await expect(row.getByRole('button', { name: `More for invoice ${number}` })).toBeFocused();
  await expect(row.getByRole('button', { name: /^Record payment/ })).toHaveCount(0);
  await expect(totals).toContainText('Invoiced$0.00');

  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export for accounting' }).press('Enter');
  const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/invoice,line,issued,due,client,shipment/);
  expect(lines[1]).toContain(number);
  expect(lines[1]).toContain("'=1+1 was billed twice");
  expect(lines.every((line) => line.includes(number) || line === lines[0])).toBe(true);

  await page.getByRole('button', { name: /^Clear/ }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/invoices$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(rows).not.toHaveCount(1);

  await page.getByLabel('Status').selectOption('Overdue');
  await expect(page).toHaveURL(/state=overdue/);
  const late = rows.filter({ hasText: /days?\s+overdue/ });
  // The former rows stay until the next ones arrive.
  await expect(rows.filter({ hasNotText: /days?\s+overdue/ })).toHaveCount(0);
  await expect(late).not.toHaveCount(0);
  const count = await late.count();
  await expect(totals).toContainText(`Invoices${count}`);
  const owing = rows.filter({ hasText: await textOf(late.first().getByRole('button', { name: /^INV-/ })) });
  await owing.getByRole('button', { name: /^Record payment of/ }).press('Enter');
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  const past = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
  await payment.getByLabel('Paid on').fill(past);
  await payment.getByRole('button', { name: 'Record payment' }).press('Enter');
  await expect(page.getByText('Payment Recorded', { exact: true })).toBeVisible();
  await expect(totals).toContainText(`Invoices${count - 1}`);
});

async function textOf(shown: Locator): Promise<string> {
  return (await shown.textContent()) ?? '';
}

async function choose(page: Page, row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^More for/ }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

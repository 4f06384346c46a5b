import { expect, type Page, test } from '@playwright/test';
import { signIn } from './people.ts';

/** The demo customer's, by sea. */
const SHIPMENT = 'GS123456789';

test('the palette opens a shipment by keyboard alone, and Escape gives focus back', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto('/admin');
  const button = page.getByRole('button', { name: /^Search or jump to/ });
  await button.focus();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(button).toBeFocused();

  const field = await openPalette(page);
  await field.fill('gs 123 456 789');
  const open = palette.getByRole('option', { name: `Open ${SHIPMENT} in console` });
  await expect(open).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?shipment=GS123456789$/);
  await expect(page.getByRole('dialog').filter({ hasText: SHIPMENT })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The shipment that was opened is the one whose documents are wanted.
  await (await openPalette(page)).fill('late ship');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=late/);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=documents&shipment=${SHIPMENT}`));
  await expect(page.getByRole('list', { name: `Documents of ${SHIPMENT}` })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a document that staff generate stands in the client’s portal and bell', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'dispatcher');
  await page.goto('/admin?tab=documents');
  await page.getByLabel('Tracking number').fill(SHIPMENT);
  await page.getByRole('button', { name: 'Select' }).click();
  const papers = page.getByRole('list', { name: `Documents of ${SHIPMENT}` });
  const waybill = papers.getByRole('listitem', { name: 'Air waybill' });
  await expect(waybill).toContainText('An air waybill needs a leg by air; this shipment has none.');
  await expect(waybill.getByRole('button')).toBeDisabled();

  const certificate = papers.getByRole('listitem', { name: 'Certificate of origin' });
  await page.route('**/api/rpc/documents/generate', (route) => route.abort());
  await generate(page, certificate);
  await expect(page.getByText('Failed to generate document', { exact: true })).toHaveCount(2);
  await expect(certificate.getByRole('alert')).toHaveText('Failed to generate document');
  await page.unroute('**/api/rpc/documents/generate');

  const answer = page.waitForResponse('**/api/rpc/documents/generate');
  await generate(page, certificate);
  const { json } = (await (await answer).json()) as { json: { document_number: string } };
  await expect(page.getByText('Document Generated', { exact: true })).toBeVisible();
  await expect(certificate).toContainText(json.document_number);
  await expect(certificate).toContainText('Draft');

  const client = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(client, 'customer');
  await client.goto(`/customer-portal?tab=documents&shipment=${SHIPMENT}`);
  await expect(client.getByRole('cell', { name: json.document_number, exact: true })).toBeVisible();
  await client
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click();
  await expect(
    client.getByText(`Certificate of origin for shipment ${SHIPMENT}: ${json.document_number}`),
  ).toBeVisible();
  await client.close();
});

test('a sync that reaches nobody says so, keeps the figures, and can be tried again', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto('/admin?tab=documents');
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toContainText(/Ocean fleet\s*[1-9]/);
  await page.route('**/api/rpc/fleet/figures*', (route) => route.abort());
  await page.getByRole('button', { name: 'Sync data' }).click();
  await expect(page.getByText('System Error', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByText('Failed to establish connection to command center', { exact: true }),
  ).toBeVisible();
  await expect(figures.getByRole('alert')).toContainText('The figures could not be read again.');
  await expect(figures).toContainText(/Ocean fleet\s*[1-9]/);

  await page.unroute('**/api/rpc/fleet/figures*');
  await figures.getByRole('button', { name: 'Retry' }).click();
  await expect(figures.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Sync data' }).click();
  await expect(page.getByText('Synced', { exact: true })).toBeVisible();
});

/** Its code comes with the first key that asks for it. */
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}

async function generate(page: Page, entry: ReturnType<Page['getByRole']>): Promise<void> {
  const button = entry.getByRole('button', { name: /^Generate/ });
  const again = (await button.textContent())?.includes('again');
  await button.click();
  if (again) await page.getByRole('dialog').getByRole('button', { name: 'Generate again' }).click();
}

import { expect, type Page, test } from '@playwright/test';

const DEMO_PASSWORD = 'groundswell-demo';

/** Requests a quote as a visitor and returns its reference. */
async function requestQuote(page: Page, description: string): Promise<string> {
  const response = await page.request.post('/api/quotes', {
    data: {
      origin: 'Houston, Texas, United States',
      destination: 'Rotterdam, Netherlands',
      weight: 1200,
      transport_modes: ['ocean'],
      description,
      email: `business.${Date.now()}@groundswell.example`,
      seconds_open: 41,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).reference;
}

async function openBusiness(page: Page, query: string): Promise<void> {
  await page.request.post('/api/people/sign-in', {
    data: { email: 'dispatcher@groundswell.example', password: DEMO_PASSWORD },
  });
  await page.goto(`/admin?tab=business${query}`);
}

test('a quote is answered, its approval fails offline, and it becomes one shipment', async ({ page }) => {
  const reference = await requestQuote(page, 'Lamps for the business journey');
  await openBusiness(page, `&q=${reference}`);
  const row = page.getByRole('grid', { name: 'Quotes' }).getByRole('row', { name: reference });
  await row.getByRole('button', { name: reference, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Lamps for the business journey');

  await dialog.getByRole('button', { name: 'Answer…' }).click();
  await dialog.getByLabel('Price').fill('1834.50');
  await expect(dialog.getByText(`Your quote ${reference}: $1,834.50`)).toBeVisible();
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Price')).toHaveValue('1834.50');
  }
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText('$1,834.50 by sea')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.route('**/api/rpc/quotes/changeStatus', (route) => route.abort());
  await row.getByRole('button', { name: `Status of ${reference}: approved` }).click();
  await page
    .getByRole('dialog', { name: `Status of ${reference}` })
    .getByRole('button', { name: 'rejected' })
    .click();
  await expect(page.getByText('Quote update failed to synchronize', { exact: true })).toBeVisible();
  await page.unroute('**/api/rpc/quotes/changeStatus');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Quote Status Updated', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: `Status of ${reference}: rejected` })).toBeVisible();

  await row.getByRole('button', { name: `Convert ${reference}` }).click();
  const create = dialog.getByRole('button', { name: 'Create shipment' });
  await expect(create).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(create).toHaveAccessibleDescription(
    'Enter the origin address and the destination address to create the shipment.',
  );
  await dialog.getByLabel('Origin address').fill('12 Harbor Road');
  await dialog.getByLabel('Destination address').fill('Wilhelminakade 3');
  const number = await dialog.getByLabel('Tracking number').inputValue();
  expect(number).toMatch(/^TRK\d{13}$/);

  await page.route('**/api/rpc/quotes/convert', (route) => route.abort());
  await create.click();
  await expect(page.getByText('Failed to convert quote to shipment', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Origin address')).toHaveValue('12 Harbor Road');
  // The toast, which stays for five seconds, doesn't cover the button that tries again.
  await create.click({ trial: true, timeout: 3_000 });
  await page.unroute('**/api/rpc/quotes/convert');
  await create.dblclick();
  await expect(page.getByText(`Quote converted to shipment ${number}`, { exact: true })).toBeVisible();

  await dialog.getByRole('link', { name: `Track ${number}` }).click();
  await expect(page.getByRole('main')).toContainText('Shipment created from quote');
});

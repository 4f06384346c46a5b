import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';

const PASSWORD = 'groundswell-demo';

test.use({ viewport: { width: 1440, height: 900 } });

test('a filter is in the URL, is removed by its chip, and restored by Back', async ({ page }) => {
  await signIn(page.request, 'dispatcher');
  await page.goto('/admin');
  const count = page.getByText(/of [\d,]+ shipments$/);
  // Other journeys book meanwhile, so the number itself may grow.
  const everything = /^([\d,]+) of \1 shipments$/;
  await expect(count).toHaveText(everything);

  await page.getByRole('button', { name: 'Mode', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Sea/ }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/[?&]mode=sea/);
  await expect(count).not.toHaveText(everything);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search shipments' })).toBeFocused();
  await page.keyboard.type('no such cargo');
  await expect(page).toHaveURL(/q=no\+such\+cargo/);
  await expect(page.getByText('No shipments found')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter “no such cargo”' }).click();
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Sea');

  await page.getByRole('button', { name: 'Remove filter Sea' }).click();
  await expect(count).toHaveText(everything);
  await page.goBack();
  await expect(page).toHaveURL(/[?&]mode=sea/);
  await expect(page.getByRole('button', { name: 'Remove filter Sea' })).toBeVisible();
  await expect(count).not.toHaveText(everything);
});

test('a row far down is reached and its status changed by keyboard only, and focus is preserved (K6)', async ({
  page,
}) => {
  await signIn(page.request, 'dispatcher');
  // Its own shipment, which nobody else changes. The lightest, so that it is the last row.
  const number = await bookRail(page.request, 'Feathers', 0.01);
  await setStatus(page.request, number, 'in_transit');
  await page.goto('/admin?status=in_transit&sort=-weight');
  await grid(page).getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Tab');
  while ((await page.locator('[role="grid"] :focus').count()) === 0) await page.keyboard.press('Tab');
  // Goes to the last loaded row; more rows are loaded there.
  await expect(async () => {
    await page.keyboard.press('Control+End');
    await expect(page.locator(`tr[data-row="${number}"]:has(:focus)`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const far = await rowNumber(page);
  expect(far).toBeGreaterThan(50);

  await page.keyboard.press('s');
  const menu = page.getByRole('menu', { name: `Status of ${number}` });
  await expect(menu.getByRole('menuitemradio', { name: 'in transit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitemradio', { name: 'customs' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status Updated', { exact: true })).toBeVisible();

  const row = grid(page).getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('customs');
  await expect(row.locator(':focus')).toHaveAttribute('role', 'gridcell');
  expect(await rowNumber(page)).toBe(far);

  await page.keyboard.press('s');
  await menu.getByRole('menuitemradio', { name: 'pending' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Change ${number}?` });
  await expect(dialog).toContainText('From customs to pending is an unusual change.');
  await page.keyboard.press('Escape');
  await expect(row.locator(':focus')).toHaveAttribute('role', 'gridcell');
  await expect(row).toContainText('customs');
});

test('another person’s change appears in its row, which moves only on request', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page.request, 'dispatcher');
  const number = await bookRail(page.request);
  await setStatus(page.request, number, 'picked_up');
  await page.goto(`/admin?status=picked_up&q=${number}`);
  const row = grid(page).locator('tbody').getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('picked up');

  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signIn(other, 'admin');
  await setStatus(other, number, 'out_for_delivery');
  await other.dispose();

  await expect(row).toContainText('out for delivery');
  await expect(row).toHaveAttribute('aria-rowindex', '2');
  await page.getByRole('button', { name: /updates?, apply$/ }).click();
  await expect(row).toHaveCount(0);
});

function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Fleet' });
}

async function rowNumber(page: Page): Promise<number> {
  return Number(await page.locator('tr:has(:focus)').getAttribute('aria-rowindex'));
}

async function setStatus(request: APIRequestContext, number: string, status: string): Promise<void> {
  const response = await request.post(`/api/shipments/${number}/status`, {
    data: { status, confirmed: true },
  });
  expect(response.status()).toBe(200);
}

async function signIn(request: APIRequestContext, who: 'admin' | 'dispatcher') {
  const response = await request.post('/api/people/sign-in', {
    data: { email: `${who}@groundswell.example`, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
}

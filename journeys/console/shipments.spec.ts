import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
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

  // Rows of another view are not shown while this one cannot be loaded.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Mode, 1 selected' }).click();
  await page.getByRole('checkbox', { name: /^Rail/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The fleet will appear when you’re back online.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await page.context().setOffline(false);
  await expect(grid(page).getByRole('row').nth(1)).toContainText(/Sea|Rail/);
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

test('after a lost connection during a bulk change, Retry continues without duplicates', async ({ page }) => {
  await signIn(page.request, 'dispatcher');
  // Separate shipments, because other journeys change the demo's.
  const cargo = `bulk${Date.now()}`;
  for (let booked = 0; booked < 3; booked++) await bookRail(page.request, cargo);
  await page.goto(`/admin?q=${cargo}`);
  const rows = grid(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const numbers = await numbersOf(rows, 3);
  await rows.first().getByRole('checkbox').click();
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  const before = await Promise.all(numbers.map((number) => changesOf(page.request, number)));

  // The server receives the call, its response is lost.
  await page.route('**/changeStatuses', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitemradio', { name: 'cancelled' }).click();
  const dialog = page.getByRole('dialog', { name: /Change 3.shipments\?/ });
  await dialog.getByRole('button', { name: /Set 3.shipments/ }).click();
  await expect(dialog).toContainText('The connection was lost.');
  await page.unroute('**/changeStatuses');
  await dialog.getByRole('button', { name: 'Retry' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 selected')).toBeHidden();
  for (const [index, number] of numbers.entries()) {
    expect(await changesOf(page.request, number)).toBe((before[index] ?? 0) + 1);
    await expect(rows.filter({ hasText: number })).toContainText('cancelled');
  }
});

test('another person’s change appears in its row, which moves only on request', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page.request, 'dispatcher');
  await page.goto('/admin?status=picked_up&sort=-booked');
  const rows = grid(page).locator('tbody').getByRole('row');
  await rows.first().waitFor();
  const [number = ''] = await numbersOf(rows, 1);
  const row = rows.filter({ hasText: number });

  const other = await otherBrowser(browser, baseURL);
  await other.goto(`/admin?q=${number}`);
  const theirs = grid(other).locator('tbody').getByRole('row').filter({ hasText: number });
  await theirs.getByRole('button', { name: /change$/ }).click();
  await other.getByRole('menuitemradio', { name: 'out for delivery' }).click();
  await expect(other.getByText('Status Updated', { exact: true })).toBeVisible();

  await expect(row).toContainText('out for delivery');
  await expect(row).toHaveAttribute('aria-rowindex', '2');
  await page.getByRole('button', { name: /updates?, apply$/ }).click();
  await expect(row).toHaveCount(0);
  await other.context().close();
});

function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Fleet' });
}

async function rowNumber(page: Page): Promise<number> {
  return Number(await page.locator('tr:has(:focus)').getAttribute('aria-rowindex'));
}

async function numbersOf(rows: Locator, count: number): Promise<string[]> {
  return rows.evaluateAll(
    (rows, count) => rows.slice(0, count).map((row) => (row as HTMLElement).dataset.row ?? ''),
    count,
  );
}

async function setStatus(request: APIRequestContext, number: string, status: string): Promise<void> {
  const answer = await request.post(`/api/shipments/${number}/status`, { data: { status, confirmed: true } });
  expect(answer.status()).toBe(200);
}

/** The number of status changes of a shipment. */
async function changesOf(request: APIRequestContext, number: string): Promise<number> {
  const { entries } = await (await request.get(`/api/shipments/${number}/history`)).json();
  return entries.filter(({ changes }: { changes: { field: string }[] }) =>
    changes.some(({ field }) => field === 'status'),
  ).length;
}

async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signIn(context.request, 'admin');
  return context.newPage();
}

async function signIn(request: APIRequestContext, who: 'admin' | 'dispatcher') {
  const answer = await request.post('/api/people/sign-in', {
    data: { email: `${who}@groundswell.example`, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}

import { expect, type Page, test } from '@playwright/test';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' });

test('the documentation is searched and opened by keyboard only', async ({ page }) => {
  await page.goto('/documentation?q=dangerus');
  await expect(page.getByRole('link', { name: 'Dangerous goods basics' })).toBeVisible();
  // The page shows the full list, which contains the same link, until its scripts have started.
  const category = page.getByRole('heading', { name: 'Forms & Templates' });
  await expect(category).toBeHidden();
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  await expect(category).toBeVisible();
  await page.keyboard.type('bill of lad');
  await expect(page.getByRole('status').filter({ hasText: /\d results? for “bill of lad”/ })).toBeVisible();
  await expect(page).toHaveURL(/\?q=bill\+of\+lad$/);
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('link', { name: 'Reading a bill of lading' });
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documentation\/bill-of-lading$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading a bill of lading');
});

test('without scripts, questions open, downloads have the shown type and size, and the form requests the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/documentation');

  await test.step('a question opens and closes from the keyboard', async () => {
    const question = page.getByText('How are shipping rates calculated?');
    const answer = page.getByText(/weight, dimensions, destination, service type and market conditions/);
    await expect(answer).toBeHidden();
    await question.press('Enter');
    await expect(answer).toBeVisible();
    await question.press('Enter');
    await expect(answer).toBeHidden();
  });

  for (const [name, start] of [
    ['Incoterms® 2020 at a glance', '%PDF'],
    ['Packing list template', 'PK'],
  ] as const)
    await test.step(name, async () => {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
      const address = await row.getByRole('link').getAttribute('href');
      const bytes = await (await page.request.get(address ?? '')).body();
      expect(bytes.toString('latin1', 0, start.length)).toBe(start);
      await expect(row).toContainText(`${Math.round(bytes.length / 1000)}\u00a0kB`);
    });

  await expect(page.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/docs');
  await searchBox(page).fill('pallet');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/documentation\/?\?q=pallet$/);
  await expect(page.getByRole('link', { name: 'Packing and labelling' })).toBeVisible();
  await context.close();
});

test('the table of contents of a legal page scrolls the page and moves the focus', async ({ page }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  const title = (await last.textContent()) ?? '';
  await last.press('Enter');
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('an unknown path shows the not-found page with links home and back', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/pages/missing')) reports.push(request.postData() ?? '');
  });
  await page.goto('/documentation/no-such-guide');
  const missing = page.getByRole('heading', { name: 'Page Not Found' });
  await expect(missing).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  // A direct request was answered by the server, which has already logged the path.
  expect(reports).toEqual([]);

  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/link');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(missing).toBeVisible();
  await expect.poll(() => reports).toEqual(['{"path":"/no/such/link"}']);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(missing).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

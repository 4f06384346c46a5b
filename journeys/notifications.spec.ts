import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { confirmBooking } from './confirm-booking.ts';
import { bookRail } from './support/book-rail.ts';

const PASSWORD = 'groundswell-demo';
const CONFIRMED_WITHIN = 40_000;

test('a booking and its status changes appear on the open page, in the bell and in the list', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(2 * CONFIRMED_WITHIN);
  await signIn(page.request, 'customer');
  await page.goto('/notifications');
  await expect(rows(page).first()).toBeVisible();
  const number = await bookRail(page.request);
  await confirmBooking(browser, baseURL, number);
  await expect(rows(page).filter({ hasText: `${number} is confirmed for $1,250.50` })).toBeVisible({
    timeout: CONFIRMED_WITHIN,
  });
  await expect(rows(page).filter({ hasText: `Your tracking number is: ${number}` })).toBeVisible();

  const created = rows(page).filter({ hasText: `Your tracking number is: ${number}` });
  await created.getByRole('button', { name: 'Mark read: Shipment created' }).click();
  await expect(created.getByText('Unread.')).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const inBell = panel.getByRole('listitem').filter({ hasText: `Your tracking number is: ${number}` });
  await expect(inBell).toBeVisible();
  await expect(inBell.getByText('Unread.')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await rows(page)
    .filter({ hasText: `${number} is confirmed for` })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(new RegExp(`/track/${number}$`), { timeout: 30_000 });
});

test('a loading error is shown with Retry and logged to the console, without a toast', async ({ page }) => {
  await signIn(page.request, 'driver');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/api/rpc/notifications/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/notifications');
  await expect(page.getByText('Your notifications could not be loaded.').first()).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible();
  await expect
    .poll(() => said.some((text) => text.startsWith('Failed to fetch notifications')), { timeout: 20_000 })
    .toBe(true);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
});

test('the unsubscribe link works without signing in', async ({ page, playwright, baseURL }) => {
  const customer = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signIn(customer, 'customer');
  await signIn(admin, 'admin');
  await choose(customer, 'instant');
  const number = await bookRail(customer);
  const outbox = (await (await admin.get('/api/mail')).json()) as { text: string }[];
  const mail = outbox.find(({ text }) => text.includes(`Your tracking number is: ${number}`));
  await page.goto(/Unsubscribe: \S+?(\/notifications\/\S+)$/.exec(mail?.text ?? '')?.[1] ?? '');
  expect(await delivery(customer)).toBe('instant');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main')).toContainText(
    'You won’t get any more e-mails of this kind: Shipment created.',
  );
  expect(await delivery(customer)).toBe('off');
  await choose(customer, 'instant');
});

const rows = (page: Page) => page.getByRole('region', { name: 'Your notifications' }).getByRole('listitem');

async function signIn(request: APIRequestContext, who: 'customer' | 'driver' | 'admin') {
  const data = { email: `${who}@groundswell.example`, password: PASSWORD };
  expect((await request.post('/api/people/sign-in', { data })).ok()).toBe(true);
}

async function choose(request: APIRequestContext, chosen: string) {
  const data = { kind: 'shipment_created', delivery: chosen };
  expect((await request.post('/api/notifications/preferences', { data })).ok()).toBe(true);
}

async function delivery(request: APIRequestContext): Promise<string | undefined> {
  const answer = await request.get('/api/notifications/preferences');
  const { preferences } = (await answer.json()) as { preferences: { kind: string; delivery: string }[] };
  return preferences.find(({ kind }) => kind === 'shipment_created')?.delivery;
}

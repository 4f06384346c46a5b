import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';

const SAMPLE = 'GS123456789';
const PASSWORD = 'groundswell-demo';
const CONFIRMED_WITHIN = 40_000;
/** Time-out for deferred parts of the page on a busy machine. */
const SHOWN_WITHIN = 30_000;
const A_SECOND = 1_000;

const privateHeading = (page: Page) =>
  page.getByRole('heading', { name: /Only you and our staff see this|Client and booking/ });
const numberField = (page: Page) => page.getByRole('textbox', { name: 'Tracking number' });
const history = (page: Page) => page.getByRole('region', { name: 'Event history' });

/** Resolves when the page has subscribed to its shipment, long after the HTML has loaded. */
function listening(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"subscribed"')) resolve();
      }),
    );
  });
}

async function signIn(request: APIRequestContext, who: 'customer' | 'driver' | 'dispatcher') {
  const answer = await request.post('/api/people/sign-in', {
    data: { email: `${who}@groundswell.example`, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}

test('offline and back: the page shows its age and catches up', async ({ page, request }) => {
  test.setTimeout(3 * CONFIRMED_WITHIN);
  await signIn(request, 'dispatcher');
  const listens = listening(page);
  await page.goto(`/track/${SAMPLE}`);
  await listens;
  const tracking_number = await bookRail(request);
  await numberField(page).fill(tracking_number);
  await numberField(page).press('Enter');
  // A new booking's history has one entry, unlike the sample's.
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
  await page.context().setOffline(true);
  const lost = page.getByText(/^Connection lost\. Last update: .+ \(0m ago\)\. Reconnecting…$/);
  await expect(lost).toBeVisible();
  await expect(page.getByText(/^You are offline\. Showing data from /)).toBeVisible();

  const known = await history(page).getByRole('listitem').count();
  const price = { amount: 125_050, currency: 'USD' };
  const confirmed = await request.post(`/api/shipments/${tracking_number}/confirm`, { data: { price } });
  expect(confirmed.ok()).toBe(true);
  const recorded = async () => {
    const answer = await request.get(`/api/tracking/${tracking_number}`);
    return ((await answer.json()) as { events: unknown[] }).events.length;
  };
  await expect.poll(recorded, { timeout: CONFIRMED_WITHIN }).toBeGreaterThan(known);
  await expect(history(page).getByRole('listitem')).toHaveCount(known);

  await page.context().setOffline(false);
  await expect
    .poll(() => history(page).getByRole('listitem').count(), { timeout: CONFIRMED_WITHIN })
    .toBeGreaterThan(known);
  await expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeAttached({
    timeout: CONFIRMED_WITHIN,
  });
  await expect(lost).toBeHidden();
});

test('a position shows within a second of being taken', async ({ page }) => {
  await page.goto(`/track/${SAMPLE}`);
  const card = page.getByRole('region', { name: 'Live location' });
  await expect(card.getByText(/^Live · updated/)).toBeVisible({ timeout: SHOWN_WITHIN });
  // The demo computes the positions of all vehicles before it records them.
  const soonEnough = await card.evaluate(
    (element, limit) =>
      new Promise<number>((resolve) => {
        let shown = element.querySelector('time')?.dateTime;
        new MutationObserver(() => {
          const newest = element.querySelector('time')?.dateTime;
          if (newest === undefined || newest === shown) return;
          shown = newest;
          const delay = Date.now() - Date.parse(newest);
          if (delay < limit) resolve(delay);
        }).observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    A_SECOND,
  );
  expect(soonEnough).toBeLessThan(A_SECOND);
});

test('the client sees the private details of a shipment, other people do not', async ({ page, browser }) => {
  await signIn(page.request, 'customer');
  await page.goto(`/track/${SAMPLE}`);
  const details = page.getByRole('region', { name: 'Only you and our staff see this' });
  await expect(details.getByText('Special instructions')).toBeVisible({ timeout: SHOWN_WITHIN });
  await expect(details.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();

  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  await signIn(theirs.request, 'driver');
  const refused = theirs.waitForResponse('**/api/rpc/tracking/details*');
  await theirs.goto(`/track/${SAMPLE}`);
  expect((await refused).status()).toBe(404);
  await expect(history(theirs)).toBeVisible();
  await expect(privateHeading(theirs)).toBeHidden();
  await visitor.close();
});

test('the rate limit on unknown numbers shows when to retry', async ({ page }) => {
  const sentence = 'Too many unknown numbers were looked up from your network. Try again in 8 minutes.';
  await page.route('**/api/rpc/tracking/find*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '480' },
      json: { json: { defined: false, code: 'TOO_MANY_REQUESTS', status: 429, message: sentence } },
    }),
  );
  await page.goto('/track');
  await page.locator('body:not([data-asleep])').waitFor({ state: 'attached' });
  await numberField(page).fill('GS000000086');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(numberField(page)).toHaveValue('GS000000086');
});

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';

const SAMPLE = 'GS123456789';
const PASSWORD = 'groundswell-demo';
const CONFIRMED_WITHIN = 40_000;
/** Time-out for deferred parts of the page on a busy machine. */
const SHOWN_WITHIN = 30_000;
const A_SECOND = 1_000;

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

async function signIn(request: APIRequestContext, who: 'dispatcher') {
  const response = await request.post('/api/people/sign-in', {
    data: { email: `${who}@groundswell.example`, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
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
    const response = await request.get(`/api/tracking/${tracking_number}`);
    return ((await response.json()) as { events: unknown[] }).events.length;
  };
  await expect.poll(recorded, { timeout: CONFIRMED_WITHIN }).toBeGreaterThan(known);
  await expect(history(page).getByRole('listitem')).toHaveCount(known);

  await page.context().setOffline(false);
  // Together, because the status is shown for a few seconds only.
  await Promise.all([
    expect
      .poll(() => history(page).getByRole('listitem').count(), { timeout: CONFIRMED_WITHIN })
      .toBeGreaterThan(known),
    expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeAttached({
      timeout: CONFIRMED_WITHIN,
    }),
  ]);
  await expect(lost).toBeHidden();
});

test('a position shows within a second of being taken', async ({ page }) => {
  await page.goto(`/track/${SAMPLE}`);
  const card = page.getByRole('region', { name: 'Live location' });
  await expect(card.getByText(/^Live · updated/)).toBeVisible({ timeout: SHOWN_WITHIN });
  const position = card.getByRole('definition').first();
  await expect(position).toHaveText(/^-?\d+\.\d{4}, -?\d+\.\d{4}$/);
  const before = (await position.textContent()) ?? '';
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
  await expect(position).not.toHaveText(before);
  await expect(card.getByText('updated 0m ago')).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';
import { loseAnswer } from './support/lost-response.ts';
import { mailedLink } from './support/mailed-link.ts';
import { offer } from './support/offer.ts';
import { signIn } from './support/people.ts';
import { createButton, fillInCargo, fillInPlaces, goToReview, next, openWizard } from './support/wizard.ts';

const PASSWORD = 'a password of my own';

test.use({ viewport: { width: 390, height: 844 } });

test('the wizard continues after a lost connection, also after a reload', async ({ page, context }) => {
  await openWizard(page);
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page);
  await context.setOffline(true);
  await next(page).click();
  await expect(page.getByText('We’ll calculate the routes when you reconnect.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('radio', { name: /^Sea/ }).check();

  await page.reload();
  await expect(page).toHaveURL(/step=3$/);
  await expect(page.getByRole('radio', { name: /^Sea/ })).toBeChecked();
});

test('the shipment cannot be submitted offline, and the bar says why', async ({ page, context }) => {
  await openWizard(page);
  await goToReview(page);
  await context.setOffline(true);
  await expect(createButton(page)).toBeDisabled();
  await expect(createButton(page)).toHaveAccessibleDescription(/^You are offline\./);
  await context.setOffline(false);
  await expect(createButton(page)).toBeEnabled();
});

test('the next page of the dashboard is loaded once when the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer');
  // Delivered shipments keep their place in the list while others book.
  await page.goto('/dashboard?status=delivered');
  const rows = page.getByRole('list', { name: 'My Shipments' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('You are offline. Showing data from')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await context.setOffline(false);
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  const numbers = await rows
    .getByRole('link', { name: /^Track GS/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test('an offer accepted offline is booked once when it is accepted again', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const admin = await playwright.request.newContext({ baseURL });
  await admin.post('/api/people/sign-in', {
    data: { email: 'admin@groundswell.example', password: DEMO_PASSWORD },
  });
  const email = `offline.${Date.now()}@groundswell.example`;
  await page.request.post('/api/people/sign-up', {
    data: { full_name: 'Olga Offline', email, password: PASSWORD },
  });
  await page.request.post('/api/people/sign-in', { data: { email, password: PASSWORD } });
  await page.request.get(await mailedLink(admin, email, 'Verify your e-mail address'));
  await page.request.post('/api/quotes', {
    data: {
      origin: 'Houston, US',
      destination: 'Rotterdam, NL',
      weight: 900,
      transport_modes: ['ocean'],
      email,
    },
  });
  await offer(admin, page, 1900);
  await admin.dispose();

  await page.goto('/dashboard?tab=quotes');
  await page.getByRole('button', { name: /^Accept GQ/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Accept our offer GQ/ });
  const accept = dialog.getByRole('button', { name: 'Accept for $1,900.00' });
  await context.setOffline(true);
  await accept.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'We couldn’t reach the server. Try again in a moment.',
  );
  await context.setOffline(false);
  // The booking arrives, its response is lost.
  await page.route('**/api/rpc/quotes/accept', loseAnswer, { times: 1 });
  await accept.click();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t reach the server.');
  await page.reload();
  await expect(page.getByRole('list', { name: 'My Quotes' })).toContainText('converted');
  expect(await bookings(page)).toBe(1);
});

async function bookings(page: Page): Promise<number> {
  const { shipments } = (await (await page.request.get('/api/shipments')).json()) as { shipments: unknown[] };
  return shipments.length;
}

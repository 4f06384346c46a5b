import { expect, type Page, test } from '@playwright/test';
import { confirmBooking } from './confirm-booking.ts';
import { bookRail } from './support/book-rail.ts';
import { signIn } from './support/people.ts';

const CONFIRMED_WITHIN = 40_000;

test('a booking and its status changes appear on the open page, in the bell and in the list', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(2 * CONFIRMED_WITHIN);
  await signIn(page, 'customer');
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

const rows = (page: Page) => page.getByRole('region', { name: 'Your notifications' }).getByRole('listitem');

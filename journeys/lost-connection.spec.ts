import { expect, test } from '@playwright/test';
import { signIn } from './support/people.ts';

test.use({ viewport: { width: 390, height: 844 } });

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

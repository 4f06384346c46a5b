import { expect, type Page, test } from '@playwright/test';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';

const NOTE = 'Includes all-risks insurance for $53,075.55.';

test('a booking is a request until staff confirm it with a price, which its customer sees at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'customer');
  const booked = await page.request.post('/api/functions/create-shipment', {
    data: {
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: 'Valves to be confirmed',
      cargo_weight: 21_600,
      cargo_value: 48_250.5,
      insurance_required: true,
      transport_mode: 'sea',
    },
  });
  const { tracking_number: number } = (await booked.json()) as { tracking_number: string };
  await page.goto(`/track/${number}`);
  const own = page.getByRole('region', { name: 'Only you and our staff see this' });
  await expect(own.getByText('Indicative, we confirm')).toBeVisible();
  await expect(own.getByText('We offer cover for $53,075.55')).toBeVisible();

  const staff = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  await confirmInConsole(staff, number);
  await staff.close();

  await expect(own.getByText('$1,250.50')).toBeVisible();
  await expect(own.getByText(NOTE)).toBeVisible();
  await expect(own.getByText('Requested for $53,075.55')).toBeVisible();
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click();
  const bell = page.getByRole('dialog', { name: /^Notifications/ });
  await expect(bell.getByText(`${number} is confirmed for $1,250.50. ${NOTE}`)).toBeVisible();
});

/** From the number of bookings that wait, over the row, to the dialog that confirms one. */
async function confirmInConsole(page: Page, number: string): Promise<void> {
  await signIn(page, 'dispatcher');
  await page.goto('/admin');
  await page.getByRole('link', { name: /^\d+ bookings? to confirm$/ }).click();
  await expect(page).toHaveURL(/view=to_confirm/);
  await page.getByRole('searchbox', { name: 'Search shipments' }).fill(number);
  const confirm = page.getByRole('button', { name: `Confirm ${number}` });
  await expect(confirm).toBeVisible();
  await confirm.click();
  const dialog = page.getByRole('dialog', { name: `Confirm ${number}` });
  const price = dialog.getByRole('textbox', { name: /^Price/ });
  await expect(price).toHaveValue(/^\d+\.\d\d$/);
  await expect(dialog.getByText(/Requested for \$53,075\.55/)).toBeVisible();
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await price.fill('');
  await dialog.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(price).toHaveAccessibleDescription(/Enter the price in USD\./);
  await price.fill('1,250.50');
  await dialog.getByRole('textbox', { name: /^Note to the client/ }).fill(NOTE);
  await dialog.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: number }).getByText('$1,250.50')).toBeVisible();
  await expect(confirm).toHaveCount(0);
}

import { expect, type Page, test } from '@playwright/test';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';
import { createButton, fillInCargo, fillInPlaces, next, openWizard } from './support/wizard.ts';

const CARGO = 'Valves to be confirmed';
const NOTE = 'Includes all-risks insurance for $53,075.55.';
const INDICATIVE = 'Indicative, we confirm';
const SOON = { timeout: 30_000 };

test('a booking is a request until staff confirm it with a price, which its customer sees at once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await openWizard(page);
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page, CARGO);
  await expect(page.getByRole('radio', { name: /^Standard On this lane .+ days?/ })).toBeChecked();
  await page.getByRole('textbox', { name: /^Value/ }).fill('48250.50');
  await page.getByRole('checkbox', { name: /^Insurance required/ }).check();
  await next(page).click();
  const sea = page.getByRole('radio', { name: new RegExp(`^Sea.*${INDICATIVE}`) });
  await sea.check();
  const offer = page.getByText('We offer cover for $53,075.55 (110% of the declared value) when we confirm.');
  await expect(offer).toBeVisible();
  await page.getByText('Why this price').click();
  await expect(page.getByText(`${INDICATIVE}. We review your booking`)).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('definition').filter({ hasText: INDICATIVE }).last()).toBeVisible();
  await expect(offer).toBeVisible();
  await createButton(page).click();

  const own = page.getByRole('region', { name: 'Only you and our staff see this' });
  await expect(own.getByText(INDICATIVE)).toBeVisible(SOON);
  await expect(own.getByText('We offer cover for $53,075.55')).toBeVisible();
  const number = /GS\d{9}/.exec(page.url())?.[0] ?? '';
  await page.goto(`/dashboard?q=${number}`);
  const row = page.getByRole('list', { name: 'My Shipments' }).getByRole('listitem');
  await expect(row.getByText(INDICATIVE)).toBeVisible(SOON);
  await expect(page.getByText(/^including \$[\d,.]+ indicative$/)).toBeVisible();

  const staff = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  await confirmInConsole(staff, number);

  await expect(row.getByText('$1,250.50')).toBeVisible(SOON);
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(`/track/${number}`);
  await expect(own.getByText('$1,250.50')).toBeVisible(SOON);
  await expect(own.getByText(NOTE)).toBeVisible();
  await expect(own.getByText('Requested for $53,075.55')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(`${number} is confirmed for $1,250.50. ${NOTE}`)).toBeVisible(SOON);
  await page.goto('/customer-portal');
  const card = page
    .getByRole('list', { name: 'Your shipments' })
    .getByRole('listitem')
    .filter({ hasText: number });
  // Bookings of other journeys may arrive earlier and fill the first page.
  await expect(async () => {
    if (!(await card.isVisible()))
      await page.getByRole('button', { name: /^Show more/ }).click({ timeout: 5_000 });
    await expect(card.getByText('Confirmed', { exact: true }).last()).toBeVisible({ timeout: 5_000 });
  }).toPass(SOON);

  await staff.context().clearCookies();
  await signIn(staff, 'admin');
  await staff.goto('/admin/mail');
  await expect(staff.getByText(`Your shipment ${number} is confirmed: $1,250.50`).first()).toBeVisible(SOON);
  await staff.close();
});

/** From the number of bookings that wait, over the row, to the dialog that confirms one. */
async function confirmInConsole(page: Page, number: string): Promise<void> {
  await signIn(page, 'dispatcher');
  await page.goto('/admin');
  await page.getByRole('link', { name: /^\d+ bookings? to confirm$/ }).click();
  await expect(page).toHaveURL(/view=to_confirm/);
  await page.getByRole('searchbox', { name: 'Search shipments' }).fill(number);
  const confirm = page.getByRole('button', { name: `Confirm ${number}` });
  await expect(confirm).toBeVisible(SOON);
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
  await expect(dialog).toBeHidden(SOON);
  await expect(page.getByRole('row').filter({ hasText: number }).getByText('$1,250.50')).toBeVisible(SOON);
  await expect(confirm).toHaveCount(0);
}

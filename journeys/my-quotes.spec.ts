import { expect, type Page, test } from '@playwright/test';
import { passBotCheck } from './support/bot-check.ts';
import { mailedLink } from './support/mailed-link.ts';
import { offer } from './support/offer.ts';
import { requestsOf } from './support/requests-of.ts';

const PASSWORD = 'a password of my own';

test('a visitor’s quote appears after registering, and is accepted', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = `quote.${Date.now()}@groundswell.example`;
  const admin = await requestsOf('admin', { playwright, baseURL });
  const reference = await requestQuote(page, email);
  await register(page, email);
  await expect(page.getByText('Verify your e-mail address to see your quotes.')).toBeVisible();

  await page.request.get(await mailedLink(admin, email, 'Verify your e-mail address'));
  await page.reload();
  const quote = page
    .getByRole('list', { name: 'My Quotes' })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(quote).toContainText('pending');
  await expect(quote.getByRole('button', { name: `Accept ${reference}` })).toHaveCount(0);

  await offer(admin, page, 2150.5);
  await page.goto(await mailedLink(admin, email, `Your quote ${reference}: $2,150.50`));
  await expect(page.getByRole('heading', { name: 'Our offer' })).toBeVisible();
  await page.goto('/dashboard?tab=quotes');
  await expect(quote).toContainText('$2,150.50');
  await quote.getByRole('button', { name: `Accept ${reference}` }).click();
  const dialog = page.getByRole('dialog', { name: `Accept our offer ${reference}` });
  await expect(dialog).toContainText('Rotterdam, NL');
  await dialog.getByRole('button', { name: 'Accept for $2,150.50' }).click();
  await expect(page).toHaveURL(/\/track\/GS\d{9}$/);
  await expect(page.getByRole('main')).toContainText('Shipment created from quote');

  const { quotes } = await (await page.request.get('/api/quotes')).json();
  expect(quotes).toMatchObject([{ status: 'converted', tracking_number: page.url().split('/').at(-1) }]);
  await admin.dispose();
});

/** Requests a quote on the public page, signed out. */
async function requestQuote(page: Page, email: string): Promise<string> {
  await page.goto('/quote');
  await page.getByLabel('Origin').fill('Houston, Texas, United States');
  await page.getByLabel('Destination').fill('Rotterdam, Netherlands');
  await page.getByLabel('Weight').fill('1200');
  await page.getByRole('checkbox', { name: 'Ocean' }).check();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await passBotCheck(page);
  await page.getByRole('main').getByRole('button', { name: 'Request a Quote' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve received your request' })).toBeVisible();
  return (await page.getByText(/^GQ\d{9}$/).textContent()) ?? '';
}

/** Registers an account from the receipt, signs in and opens the quotes. */
async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.getByLabel('Full name').fill('Quinn Asker');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('tab', { name: 'My Quotes' }).click();
  await expect(page).toHaveURL('/dashboard?tab=quotes');
}

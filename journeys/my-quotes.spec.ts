import { expect, type Page, test } from '@playwright/test';
import { passBotCheck } from './support/bot-check.ts';
import { mailedLink } from './support/mailed-link.ts';
import { offer } from './support/offer.ts';

const DEMO_PASSWORD = 'groundswell-demo';
const PASSWORD = 'a password of my own';

test('a visitor’s quote appears after registering, is accepted, and tracked', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = `quote.${Date.now()}@groundswell.example`;
  const admin = await playwright.request.newContext({ baseURL });
  await admin.post('/api/people/sign-in', {
    data: { email: 'admin@groundswell.example', password: DEMO_PASSWORD },
  });

  const reference = await requestQuote(page, email);
  await register(page, email);
  await expect(page.getByText('Verify your e-mail address to see your quotes.')).toBeVisible();

  await page.goto(await mailedLink(admin, email, 'Verify your e-mail address'));
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard?tab=quotes');
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

  const number = page.url().split('/').at(-1) as string;
  await page.goto('/dashboard?tab=quotes');
  await expect(quote).toContainText('converted');
  await quote.getByRole('link', { name: `Track ${number}` }).click();
  await expect(page).toHaveURL(`/track/${number}`);
  await admin.dispose();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an offer is viewed and not accepted; an expired one says so', async ({ page }) => {
    await page.request.post('/api/people/sign-in', {
      data: { email: 'customer@groundswell.example', password: DEMO_PASSWORD },
    });
    await page.goto('/dashboard?tab=quotes');
    const quotes = page.getByRole('list', { name: 'My Quotes' }).getByRole('listitem');
    await expect(
      quotes.filter({ hasText: /Expired on/ }).getByRole('link', { name: /^Request again/ }),
    ).toBeVisible();
    const opener = quotes.filter({ hasText: /Expires in/ }).getByRole('button', { name: /^Decline GQ/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: /^Decline our offer GQ/ });
    await expect(dialog.getByRole('button', { name: 'Decline offer' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
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

/** Registers an account from the quotes link and signs in. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard?tab=quotes');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Full name').fill('Quinn Asker');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?tab=quotes');
}

import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';
import { holdRequests } from './support/held-requests.ts';
import { mailedLink } from './support/mailed-link.ts';
import { requestsOf } from './support/requests-of.ts';

test('an admin who opens a screen of the console signs in, after a wrong password, and gets there', async ({
  page,
}) => {
  await page.goto('/admin/mail');
  await expect(page.getByRole('heading', { name: 'Administrator Access Only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveCount(0);
  await page.getByLabel('E-mail').fill('admin@groundswell.example');
  await password(page).fill('not-the-password');
  await page.getByRole('button', { name: 'Admin Sign In' }).click();

  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveText('The e-mail address or the password isn’t correct.');
  await expect(refusal).toBeFocused();
  await expect(toast(page)).toContainText('Error');
  await expect(password(page)).toHaveValue('not-the-password');

  await password(page).fill(DEMO_PASSWORD);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/admin/mail');
});

test('a customer signs in where they wanted to go, and signs out', async ({ page }) => {
  await page.goto('/dashboard?from=letter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill('customer@groundswell.example');
  await password(page).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?from=letter');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('You have been signed out successfully.');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('groundswell.example');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an account is registered and verified by mail, and its password is reset', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = `nia.${Date.now()}@groundswell.example`;
  const admin = await requestsOf('admin', { playwright, baseURL });

  await test.step('registers', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Full name').fill('Nia Newcomer');
    await page.getByLabel('E-mail').fill(email);
    await password(page).fill('first password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page)).toContainText(
      'Account created successfully! Please check your email to verify your account.',
    );
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  await test.step('verifies the address', async () => {
    const link = await mailedLink(admin, email, 'Verify your e-mail address');
    await page.goto(link);
    await expect(page).toHaveURL('/');
    const notice = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await expect(page.getByRole('main')).toContainText('Sign in to verify your e-mail address');
    await notice.click();
    await signInHere(page, email, 'first password');
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend link' })).toHaveCount(0);
  });

  await test.step('resets the password, typing the address before the script has loaded', async () => {
    await page.request.post('/api/people/sign-out', { data: {} });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(email);
    release();
    await expect(page.locator('form[novalidate]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If this address has an account, a link is on its way.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);

    await page.goto(await mailedLink(admin, email, 'Set a new password'));
    await page.getByLabel('New password').fill('second password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await signInHere(page, email, 'second password');
    await expect(page.getByRole('heading', { name: 'Welcome back, Nia Newcomer' })).toBeVisible();
    await expect(page.getByText('No shipments yet')).toBeVisible();
  });
  await admin.dispose();
});

function password(page: Page) {
  return page.getByLabel('Password', { exact: true });
}

function toast(page: Page) {
  return page
    .getByRole('region', { name: /^Notifications \(F8\)/ })
    .getByRole('listitem')
    .last();
}

async function signInHere(page: Page, email: string, typed: string) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(typed);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

import { expect, type Page, test } from '@playwright/test';
import { startTestIssuer } from '../server/auth/single-sign-on/issuer-for-tests.ts';

const { PRODUCT_URL = '', ISSUER_URL = '' } = process.env;

test('a person signs in with single sign-on, reauthenticates, and signs out', async ({ page }) => {
  await page.goto('/auth?for=customer&next=/settings');
  const signOn = page.getByRole('button', { name: 'Sign in with single sign-on' });
  await signOn.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Single sign-on is not available right now.');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();

  const issuer = await startTestIssuer(PRODUCT_URL, {}, Number(new URL(ISSUER_URL).port));
  try {
    const person = {
      sub: `journey-${Date.now()}`,
      email: `sso-${Date.now()}@trade.example`,
      name: 'Sigrid Onn',
      email_verified: true,
    };
    issuer.person = person;
    await signOn.click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/settings');
    await expect(page.getByLabel('Full name')).toHaveValue('Sigrid Onn');
    await expect(page.getByRole('region', { name: 'Password' })).toContainText('have no password');

    await refuseUntilReauthenticated(page);
    const twoSteps = page.getByRole('region', { name: 'Two-step sign-in' });
    await twoSteps.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByRole('button', { name: 'Confirm with single sign-on' }).click();
    await expect(dialog).toBeHidden();
    await twoSteps.getByRole('button', { name: 'Set up' }).click();
    await expect(twoSteps.getByRole('img', { name: /QR code/ })).toBeVisible();

    await page.getByRole('button', { name: 'Sigrid Onn' }).click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out here as well' }).click();
    await page.waitForURL(`${PRODUCT_URL}/`);
    expect((await page.request.get('/api/shipments')).status()).toBe(401);
  } finally {
    await issuer.close();
  }
});

/** Simulates a session whose authentication is older than 15 minutes. */
async function refuseUntilReauthenticated(page: Page): Promise<void> {
  const json = {
    defined: true,
    code: 'REAUTHENTICATE',
    status: 403,
    message: 'Confirm that it’s you.',
  };
  await page.route(
    '**/api/rpc/people/beginSecondFactor',
    (route) => route.fulfill({ status: 403, json: { json } }),
    { times: 1 },
  );
}

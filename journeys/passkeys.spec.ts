import { expect, type Page, test } from '@playwright/test';
import { mailedLink } from './support/mailed-link.ts';
import { requestsOf } from './support/requests-of.ts';
import { signUp } from './support/sign-up.ts';

const PASSWORD = 'eleven paper lighthouses';

test('a passkey is added, signs in, serves as second factor, reauthenticates, and is removed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await signUp(page.request, 'Pia Passkey', PASSWORD);
  const admin = await requestsOf('admin', { playwright, baseURL });
  await page.request.get(await mailedLink(admin, email, 'Verify your e-mail address'));
  await admin.dispose();
  const device = await addAuthenticator(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section).toContainText('You don’t have a passkey yet.');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  const listed = section.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(listed).toContainText('Chrome on Linux');
  await expect(listed).toContainText('not yet');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByRole('alert')).toContainText('already has a passkey');

  await signOut(page);
  await test.step('declining on the device is reported, and the password still works', async () => {
    await device.decline(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toContainText('No passkey was used. You can try again.');
    await expect(refusal).toBeFocused();
    await expect(page.getByLabel('E-mail')).toBeEditable();
    await device.decline(false);
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(listed).toContainText(/Last used\w{3}\s\d/);

  await signOut(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('One more step. Confirm with your passkey.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(listed).toHaveCount(1);

  await refuseUntilReauthenticated(page);
  await listed.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  await listed.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(section).toContainText('You don’t have a passkey yet.');
});

/** Adds Chromium's virtual authenticator, which simulates the device's fingerprint reader. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    decline: (declines: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !declines }),
  };
}

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/people/sign-out', { data: {} });
  await page.goto('/auth?for=customer&next=/settings');
}

/** Simulates a session whose authentication is older than 15 minutes. */
async function refuseUntilReauthenticated(page: Page): Promise<void> {
  const json = {
    defined: true,
    code: 'REAUTHENTICATE',
    status: 403,
    message: 'Confirm that it’s you.',
  };
  await page.route(
    '**/api/rpc/people/removePasskey',
    (route) => route.fulfill({ status: 403, json: { json } }),
    { times: 1 },
  );
}

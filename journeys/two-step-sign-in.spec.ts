import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { mailedLink } from './support/mailed-link.ts';
import { requestsOf } from './support/requests-of.ts';
import { signUp } from './support/sign-up.ts';

const PASSWORD = 'seven quiet harbours';
const STEP_MS = 30_000;

test('a person turns on two-step sign-in, and signs in with a code', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await signUp(page.request, 'Tess Twostep', PASSWORD);
  const admin = await requestsOf('admin', { playwright, baseURL });
  await page.request.get(await mailedLink(admin, email, 'Verify your e-mail address'));
  await admin.dispose();

  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await refuseUntilReauthenticated(page);
  await section.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not this one');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('That password isn’t correct.');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await section.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const code = section.getByLabel('Code from your app');
  await code.fill('12 34');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('The code has six digits.');
  await code.fill(codeOf(key, 0));
  await code.press('Enter');
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section).toContainText('10 recovery codes left.');

  await page.request.post('/api/people/sign-out', { data: {} });
  await page.goto('/auth?for=customer&next=/settings');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const step = page.getByLabel('Code from your app');
  await step.fill('000 000');
  await step.press('Enter');
  await expect(step).toHaveAccessibleDescription(/This code isn’t correct/);
  await step.fill(codeOf(key, STEP_MS));
  await step.press('Enter');
  await expect(section).toContainText('10 recovery codes left.');
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

/** The app's code at a later time; the next time step is accepted as well. */
function codeOf(key: string, later_ms: number): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later_ms });
}

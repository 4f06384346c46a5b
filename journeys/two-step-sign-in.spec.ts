import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { mailedLink } from './support/mailed-link.ts';
import { signIn } from './support/people.ts';

const PASSWORD = 'seven quiet harbours';
const STEP_MS = 30_000;

test('a person turns on two-step sign-in, signs in with a code, then with a recovery code', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `two-steps-${Date.now()}@trade.example`;
  await page.request.post('/api/people/sign-up', {
    data: { full_name: 'Tess Twostep', email, password: PASSWORD },
  });
  await page.request.post('/api/people/sign-in', { data: { email, password: PASSWORD } });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section.getByText('Verify your e-mail address first.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Set up' })).toBeHidden();
  await section.getByRole('button', { name: 'Resend link' }).click();
  await expect(section.getByText(`Sent to ${email}.`)).toBeVisible();
  await page.goto(await verificationLink(browser, baseURL, email));
  await page.goto('/settings');
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
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section).toContainText('10 recovery codes left.');

  await firstStep(page, email);
  const step = page.getByLabel('Code from your app');
  await step.fill('000 000');
  await step.press('Enter');
  await expect(step).toHaveAccessibleDescription(/This code isn’t correct/);
  await expect(step).toHaveValue('000 000');
  await step.fill(codeOf(key, STEP_MS));
  await step.press('Enter');
  await expect(section).toContainText('10 recovery codes left.');

  await firstStep(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByLabel('Recovery code').press('Enter');
  await expect(section).toContainText('9 recovery codes left.');
});

async function verificationLink(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const admin = await context.newPage();
  await signIn(admin, 'admin');
  const link = await mailedLink(admin.request, email, 'Verify your e-mail address');
  await context.close();
  return link;
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
    '**/api/rpc/people/beginSecondFactor',
    (route) => route.fulfill({ status: 403, json: { json } }),
    { times: 1 },
  );
}

async function firstStep(page: Page, email: string): Promise<void> {
  await page.request.post('/api/people/sign-out', { data: {} });
  await page.goto('/auth?for=customer&next=/settings');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** The app's code at a later time; the next time step is accepted as well. */
function codeOf(key: string, later_ms: number): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later_ms });
}

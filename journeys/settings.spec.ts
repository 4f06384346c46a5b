import { expect, type Page, test } from '@playwright/test';
import { mailedLink } from './support/mailed-link.ts';
import { signIn as signInAs } from './support/people.ts';

const PASSWORD = 'first password';

test('a changed name appears at once, and after a reload', async ({ page }) => {
  await signUp(page, 'Nia Newcomer');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Nia Newcomer' })).toBeVisible();

  await page.goto('/settings');
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Full name').fill('');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByLabel('Full name')).toBeFocused();
  await expect(profile.getByLabel('Full name')).toHaveAccessibleDescription('Enter your full name.');

  await profile.getByLabel('Full name').fill('Nia Harbor');
  await profile.getByLabel('Company').fill('Harbor & Pine');
  await profile.getByLabel('Company').press('Enter');
  await expect(toast(page)).toContainText('Profile saved');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Nia Harbor' })).toBeVisible();
  await page.goto('/settings');
  await expect(profile.getByLabel('Company')).toHaveValue('Harbor & Pine');
});

test('a changed password signs in', async ({ page }) => {
  const email = await signUp(page, 'Pat Porter');
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Password' });
  const change = async (current: string, password: string) => {
    await section.getByLabel('Current password').fill(current);
    await section.getByLabel('New password').fill(password);
    await section.getByRole('button', { name: 'Change password' }).click();
  };

  await change('not this one', 'second password');
  await expect(section.getByLabel('Current password')).toBeFocused();
  await expect(section.getByLabel('Current password')).toHaveAccessibleDescription(
    'That isn’t your current password.',
  );
  await change(PASSWORD, 'short');
  await expect(section.getByLabel('New password')).toHaveAccessibleDescription(
    /The password needs at least 8 characters/,
  );
  await change(PASSWORD, 'second password');
  await expect(toast(page)).toContainText('Password changed');
  await expect(section.getByLabel('Current password')).toHaveValue('');

  expect((await signIn(page, email, PASSWORD)).status()).toBe(401);
  expect((await signIn(page, email, 'second password')).status()).toBe(200);
});

test('signing out another device ends its session at the next call', async ({ page, browser, baseURL }) => {
  const email = await signUp(page, 'Sam Sailor');
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await signIn(other, email, PASSWORD);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Welcome back, Sam Sailor' })).toBeVisible();

  await page.goto('/settings');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This session');
  await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('You aren’t signed in anywhere else.')).toBeVisible();

  expect((await other.request.get('/api/shipments')).status()).toBe(401);
  await other.goto('/settings');
  await expect(other).toHaveURL(/\/auth\?/);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

test('e-mail preferences are set by keyboard and stored', async ({ page }) => {
  await signUp(page, 'Kim Keys');
  await page.goto('/settings');
  const delayed = page.getByRole('region', { name: 'Notifications' }).getByLabel('Shipment delayed');
  await expect(delayed).toHaveValue('instant');
  const saved = page.waitForResponse((answer) => answer.url().includes('setPreference'));
  await delayed.focus();
  await page.keyboard.press('o');
  await expect(delayed).toHaveValue('off');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(delayed).toHaveValue('off');
});

test('a new address is confirmed on another device, only in the account that requested it', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page, 'Ada Mover');
  const new_email = `new-${email}`;
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('New e-mail address').fill(new_email);
  await section.getByRole('button', { name: 'Send link' }).click();
  await expect(section.getByText(`We sent a link to ${new_email}.`)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  await signInAs(phone, 'admin');
  const link = await mailedLink(phone.request, new_email, 'Confirm your new e-mail address');
  await phone.goto(link);
  const confirm = phone.getByRole('button', { name: 'Confirm this address' });
  await expect(phone.getByText('You’re signed in as admin@groundswell.example.')).toBeVisible();
  await confirm.click();
  await expect(phone.getByRole('main').getByRole('alert')).toContainText(
    /different account .* nothing has changed/,
  );

  await elsewhere.clearCookies();
  await phone.goto(link);
  await phone.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByLabel('Password', { exact: true }).press('Enter');
  await confirm.click();
  await expect(phone.getByText(`Your e-mail address is now ${new_email}.`)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(new_email);
  await elsewhere.close();
});

/** Registers a new customer and signs in; returns the e-mail address. */
async function signUp(page: Page, full_name: string): Promise<string> {
  const email = `${full_name.split(' ')[0]}.${Date.now()}@groundswell.example`.toLowerCase();
  const made = await page.request.post('/api/people/sign-up', {
    data: { full_name, email, password: PASSWORD },
  });
  expect(made.status()).toBe(201);
  expect((await signIn(page, email, PASSWORD)).status()).toBe(200);
  return email;
}

function signIn(page: Page, email: string, password: string) {
  return page.request.post('/api/people/sign-in', { data: { email, password } });
}

function toast(page: Page) {
  return page
    .getByRole('region', { name: /^Notifications \(F8\)/ })
    .getByRole('listitem')
    .last();
}

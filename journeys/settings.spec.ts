import { expect, type Page, test } from '@playwright/test';
import { signUp } from './support/sign-up.ts';

const PASSWORD = 'first password';

test('a person changes name, password and e-mail preferences, and signs out another device', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await signUp(page.request, 'Nia Newcomer', PASSWORD);
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const signIn = (password: string) => elsewhere.post('/api/people/sign-in', { data: { email, password } });
  expect((await signIn(PASSWORD)).status()).toBe(200);
  await page.goto('/settings');

  await test.step('another device is signed out at its next call', async () => {
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('This session');
    await sessions
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Sign out / })
      .click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    expect((await elsewhere.get('/api/shipments')).status()).toBe(401);
  });

  await test.step('e-mail preferences are set by keyboard', async () => {
    const saved = page.waitForResponse((answer) => answer.url().includes('setPreference'));
    await delayed(page).focus();
    await page.keyboard.press('o');
    await expect(delayed(page)).toHaveValue('off');
    expect((await saved).ok()).toBe(true);
  });

  await test.step('a changed password signs in', async () => {
    const section = page.getByRole('region', { name: 'Password' });
    await section.getByLabel('Current password').fill(PASSWORD);
    await section.getByLabel('New password').fill('second password');
    await section.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page)).toContainText('Password changed');
    expect((await signIn(PASSWORD)).status()).toBe(401);
    expect((await signIn('second password')).status()).toBe(200);
  });

  await test.step('a changed name appears at once, and all is stored', async () => {
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByLabel('Full name').fill('Nia Harbor');
    await profile.getByLabel('Company').fill('Harbor & Pine');
    await profile.getByLabel('Company').press('Enter');
    await expect(toast(page)).toContainText('Profile saved');
    await expect(page.getByRole('button', { name: 'Nia Harbor' })).toBeVisible();
    await page.reload();
    await expect(profile.getByLabel('Full name')).toHaveValue('Nia Harbor');
    await expect(profile.getByLabel('Company')).toHaveValue('Harbor & Pine');
    await expect(delayed(page)).toHaveValue('off');
  });
  await elsewhere.dispose();
});

function delayed(page: Page) {
  return page.getByRole('region', { name: 'Notifications' }).getByLabel('Shipment delayed');
}

function toast(page: Page) {
  return page
    .getByRole('region', { name: /^Notifications \(F8\)/ })
    .getByRole('listitem')
    .last();
}

import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/people.ts';

const PASSWORD = 'a password of their own';

/** Registers a new account and signs in on the page. */
async function arrive(page: Page): Promise<{ full_name: string; email: string }> {
  const number = Date.now();
  const person = { full_name: `Nora ${number}`, email: `nora.${number}@groundswell.example` };
  const credentials = { email: person.email, password: PASSWORD };
  for (const [path, data] of [
    ['sign-up', { ...person, ...credentials }],
    ['sign-in', credentials],
  ] as const) {
    const response = await page.request.post(`/api/people/${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  return person;
}

/** Signs in on the sign-in screen after a redirect. */
async function comeBack(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const toastSaying = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a role is granted, the person sees it, and their open session ends when the account is deactivated', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newPage({ baseURL });
  const { full_name, email } = await arrive(theirs);
  await signIn(page, 'admin');
  await page.goto(`/admin?tab=clients&q=${email}`);

  const update = page.getByRole('button', { name: `Update role of ${full_name}` });
  await expect(update).toBeDisabled();
  await page.getByRole('button', { name: `Role of ${full_name}: customer` }).click();
  await page
    .getByRole('dialog', { name: `Role of ${full_name}` })
    .getByRole('button', { name: 'Driver' })
    .click();
  await update.click();
  const question = page.getByRole('dialog', { name: `Make ${full_name} a driver?` });
  await question.getByRole('button', { name: 'Update role' }).click();
  await expect(toastSaying(page, 'User role updated to driver')).toBeVisible();
  await expect(page.getByRole('button', { name: `Role of ${full_name}: driver` })).toBeVisible();

  await expect(toastSaying(theirs, 'Your role has been updated to driver')).toBeVisible();
  // A role change ends all sessions.
  await comeBack(theirs, email);
  await expect(theirs).not.toHaveURL(/\/auth/);

  await page.getByRole('button', { name: full_name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: full_name });
  await expect(sheet.getByText('Signed in', { exact: true }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Deactivate account' }).click();
  await sheet.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(toastSaying(page, 'Account deactivated')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Reactivate account' })).toBeVisible();

  await expect(theirs).toHaveURL(/\/auth/);
  await theirs.close();

  await page.goto(`/admin/audit?q=${email}`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Role changed' }).first();
  await expect(entry).toContainText('Role: customer → driver');
  await entry.getByRole('link', { name: full_name }).click();
  await expect(sheet).toBeVisible();
});

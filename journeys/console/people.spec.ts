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
    const answer = await page.request.post(`/api/people/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
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

test('a role is granted after a failure, the person sees it, and their open session ends when the account is deactivated', async ({
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
  const trail = await page.context().newPage();
  await trail.goto(`/admin/audit?q=${email}`);
  await expect(trail.getByRole('listitem').filter({ hasText: full_name }).first()).toBeVisible();
  const change = trail.getByRole('listitem').filter({ hasText: 'Role changed' });
  await expect(change).toHaveCount(0);
  await update.click();
  const question = page.getByRole('dialog', { name: `Make ${full_name} a driver?` });
  await page.route('**/api/rpc/people/changeRole', (route) => route.abort());
  await question.getByRole('button', { name: 'Update role' }).click();
  await expect(toastSaying(page, 'Failed to update user role')).toBeVisible();
  await page.unroute('**/api/rpc/people/changeRole');
  await question.getByRole('button', { name: 'Update role' }).click();
  await expect(toastSaying(page, 'User role updated to driver')).toBeVisible();
  await expect(page.getByRole('button', { name: `Role of ${full_name}: driver` })).toBeVisible();
  await expect(change).toBeVisible();
  await trail.close();

  await expect(toastSaying(theirs, 'Your role has been updated to driver')).toBeVisible();
  // A role change ends all sessions.
  await comeBack(theirs, email);
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByRole('dialog').getByText('Role Updated')).toBeVisible();

  await page.getByRole('button', { name: full_name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: full_name });
  await expect(sheet.getByText('Signed in', { exact: true }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Deactivate account' }).click();
  await sheet.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(toastSaying(page, 'Account deactivated')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Reactivate account' })).toBeVisible();

  await comeBack(theirs, email);
  await expect(toastSaying(theirs, 'This account has been deactivated. Contact us.')).toBeVisible();
  await theirs.close();

  await sheet.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('heading', { name: 'Audit trail' })).toBeVisible();
  await page.goto(`/admin/audit?q=${email}`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Role changed' }).first();
  await expect(entry).toContainText('Role: customer → driver');
  await entry.getByRole('link', { name: full_name }).click();
  await expect(sheet).toBeVisible();
});

test('a dispatcher cannot grant staff roles, and sees an error when people cannot be loaded', async ({
  page,
}) => {
  await signIn(page, 'dispatcher');
  await page.goto('/admin?tab=clients&role=customer&q=blauberg');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a person' });
  await invitation.getByLabel('Name').fill('Half an invitation');
  await page.goBack();
  await invitation.getByRole('button', { name: 'Keep editing' }).click();
  await expect(invitation.getByLabel('Name')).toHaveValue('Half an invitation');
  await page.keyboard.press('Escape');
  await invitation.getByRole('button', { name: 'Discard' }).click();
  await expect(invitation).toBeHidden();
  await page
    .getByRole('button', { name: /^Role of .*: customer$/ })
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: /^Role of / });
  await expect(menu.getByRole('button', { name: 'Driver' })).toBeEnabled();
  for (const role of ['Dispatcher', 'Admin']) {
    await expect(menu.getByRole('button', { name: role })).toBeDisabled();
    await expect(menu.getByRole('button', { name: role })).toHaveAccessibleDescription(/Only an admin/);
  }
  await page.keyboard.press('Escape');

  await page.route('**/api/rpc/people/list**', (route) => route.abort());
  await page.reload();
  await expect(toastSaying(page, 'Failed to fetch users')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/rpc/people/list**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('grid', { name: 'People' })).toBeVisible();
});

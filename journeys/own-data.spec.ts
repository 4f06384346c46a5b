import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { mailedLink } from './support/mailed-link.ts';
import { requestsOf } from './support/requests-of.ts';

const PASSWORD = 'nine wet sextants';

test('an account changes its address, exports its data, and is deleted', async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await requestsOf('admin', { playwright, baseURL });
  const address = `ida.${Date.now()}@groundswell.example`;
  const former = `former.${address}`;
  await page.request.post('/api/people/sign-up', {
    data: { full_name: 'Ida Isthmus', email: former, password: PASSWORD },
  });
  expect((await enter(page, former)).status()).toBe(200);

  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('New e-mail address').fill(address);
  await section.getByRole('button', { name: 'Send link' }).click();
  await expect(section.getByRole('status')).toContainText(`We sent a link to ${address}.`);
  await page.goto(await mailedLink(admin, address, 'Confirm your new e-mail address'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`Your e-mail address is now ${address}.`)).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Profile' }).getByText(address)).toBeVisible();

  const data = page.getByRole('region', { name: 'Your data' });
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download your data' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  const profile = JSON.parse(strFromU8(files['json/profile.json'] as Uint8Array));
  expect(profile.users).toMatchObject([{ email: address }]);
  expect(profile.profiles).toMatchObject([{ full_name: 'Ida Isthmus' }]);

  await data.getByRole('button', { name: 'Delete your account...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  const forGood = dialog.getByRole('button', { name: 'Permanently delete account' });
  await expect(forGood).toBeDisabled();
  await dialog.getByLabel('Type your e-mail address to confirm').fill(address);
  await forGood.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  expect((await enter(page, address)).status()).toBe(401);
  await admin.dispose();
});

function enter(page: Page, email: string) {
  return page.request.post('/api/people/sign-in', { data: { email, password: PASSWORD } });
}

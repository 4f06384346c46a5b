import { expect, test } from '@playwright/test';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';

test('a customer shares a shipment; the page goes dark when the link is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'customer');
  const { shipments } = await (await page.request.get('/api/shipments')).json();
  const { tracking_number } = shipments.find(({ status }: { status: string }) => status === 'in_transit');
  await page.goto(`/track/${tracking_number}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${tracking_number}` });
  await dialog.getByRole('checkbox', { name: /^Map/ }).uncheck();
  await dialog.getByLabel('PIN').fill('4711');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue();
  const path = new URL(url).pathname;

  const reader = await browser.newContext({ baseURL });
  const shared = await reader.newPage();
  const problems: string[] = [];
  shared.on('pageerror', ({ message }) => problems.push(message));
  const referrers: (string | undefined)[] = [];
  shared.on('request', (request) => referrers.push(request.headers().referer));
  await shared.goto(path);
  await shared.getByRole('textbox', { name: 'PIN' }).fill('4711');
  await shared.getByRole('button', { name: 'Open' }).click();
  await expect(shared.getByRole('heading', { name: 'Event history' })).toBeVisible();
  expect(await violationsOn(shared)).toEqual([]);
  // Without the map the number is withheld, because the public page shows the map to everyone who has it.
  expect(await shared.content()).not.toContain(tracking_number);
  expect(referrers.filter((referrer) => referrer?.includes(path))).toEqual([]);

  const item = dialog.getByRole('listitem').filter({ hasText: 'with PIN' }).first();
  await item.getByRole('button', { name: /^Revoke/ }).click();
  const revoked = page.waitForResponse(/\/shareLinks\/revoke$/);
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  expect((await revoked).status()).toBe(200);

  expect((await shared.goto(path))?.status()).toBe(404);
  await expect(shared.getByText('This link no longer works')).toBeVisible();
  expect(problems).toEqual([]);
  await reader.close();
});

import { expect, test } from '@playwright/test';
import { bookRail } from './support/book-rail.ts';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';

test('a device is registered by keyboard, reports, is linked to a shipment, and is revoked', async ({
  page,
}) => {
  const name = `Locomotive ${Date.now()}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'dispatcher');
  const shipment = await bookRail(page.request);
  await page.goto('/admin/devices');
  await page.getByRole('button', { name: 'Register a device' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText(`Key for ${name}`);
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  const key = (await dialog.getByText(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');

  const device = page
    .getByRole('list', { name: 'Devices' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name }),
    });
  const response = await page.request.get('/positions', {
    params: { id: key, lat: 41.5, lon: -87.5, speed: 30 },
  });
  expect(response.status()).toBe(200);
  await device.getByLabel(`Tracking number to link to ${name}`).fill(shipment);
  await page.keyboard.press('Enter');
  await expect(device.getByRole('link', { name: shipment })).toBeVisible();
  await expect(device).toContainText(/Last seen \dm ago/);
  const live = await page.request.get(`/api/tracking/${shipment}`);
  expect((await live.json()).live.speed).toBeCloseTo(30 * 1.852);

  await device.getByRole('button', { name: `Revoke ${name}` }).press('Enter');
  await device.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  await expect(device).toContainText(/Revoked \dm ago/);
  const refused = await page.request.get('/positions', { params: { id: key, lat: 41.5, lon: -87.5 } });
  expect(refused.status()).toBe(401);
});

import { expect, test } from '@playwright/test';
import { bookRail } from './support/book-rail.ts';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';

test('a device is registered by keyboard, reports, is linked to a shipment, and is revoked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'dispatcher');
  const shipment = await bookRail(page.request);
  await page.goto('/admin/devices');
  await page.getByRole('button', { name: 'Register a device' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Locomotive 9');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText('Key for Locomotive 9');
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  const key = (await dialog.getByText(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');

  const device = page
    .getByRole('list', { name: 'Devices' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: 'Locomotive 9' }),
    });
  const response = await page.request.get('/positions', {
    params: { id: key, lat: 41.5, lon: -87.5, speed: 30 },
  });
  expect(response.status()).toBe(200);
  await device.getByLabel('Tracking number to link to Locomotive 9').fill(shipment);
  await page.keyboard.press('Enter');
  await expect(device.getByRole('link', { name: shipment })).toBeVisible();
  await expect(device).toContainText('Last seen 0m ago');
  expect(await violationsOn(page, '#main')).toEqual([]);
  const live = await page.request.get(`/api/tracking/${shipment}`);
  expect((await live.json()).live.speed).toBeCloseTo(30 * 1.852);

  await device.getByRole('button', { name: 'Revoke Locomotive 9' }).press('Enter');
  await device.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  await expect(device).toContainText('Revoked 0m ago');
  const refused = await page.request.get('/positions', { params: { id: key, lat: 41.5, lon: -87.5 } });
  expect(refused.status()).toBe(401);
});

test('a vehicle approaches the pick-up; a wrong position is listed for staff, a wrong arrival undone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'dispatcher');
  const shipment = await bookRail(page.request);
  const registered = await page.request.post('/api/devices', { data: { name: `Locomotive of ${shipment}` } });
  const { id, key } = await registered.json();
  await page.request.post(`/api/devices/${id}/shipments`, { data: { tracking_number: shipment } });
  const report = async (lat: number, lon: number) => {
    const answer = await page.request.get('/positions', { params: { id: key, lat, lon } });
    expect(answer.status()).toBe(200);
  };

  await report(42.5, -89);
  await page.goto(`/track/${shipment}`);
  const live = page.getByRole('region', { name: 'Vehicle approaching pick-up' }).last();
  await expect(live).toContainText('42.5000, -89.0000');
  await expect(page.getByText('Departed')).toHaveCount(0);

  const status = { status: 'in_transit', confirmed: true };
  await page.request.post(`/api/shipments/${shipment}/status`, { data: status });
  await report(-33.87, 151.21);
  await page.goto(`/admin?shipment=${shipment}&part=waypoints`);
  const dialog = page.getByRole('dialog', { name: shipment });
  await dialog.getByText('1 implausible position').click();
  await expect(dialog.getByText('-33.8700, 151.2100')).toBeVisible();
  await expect(dialog.getByText('Too far from the planned route')).toBeVisible();

  await page.request.post(`/api/devices/${id}/shipments/end`, { data: { tracking_number: shipment } });
  await page.request.post(`/api/devices/${id}/shipments`, { data: { tracking_number: shipment } });
  for (let times = 0; times < 3; times++) {
    await page.waitForTimeout(1_000);
    await report(34.05, -118.24);
  }
  await page.reload();
  await dialog.getByRole('button', { name: 'Undo arrival at Los Angeles rail terminal, US' }).click();
  const question = dialog.getByRole('alertdialog', {
    name: 'Undo the arrival at Los Angeles rail terminal, US?',
  });
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await question.getByRole('button', { name: 'Undo arrival' }).click();
  await expect(page.getByText('Arrival undone', { exact: true })).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: 'Undo arrival at Los Angeles rail terminal, US' }),
  ).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'History' }).click();
  await expect(dialog.getByRole('list', { name: 'History' })).toContainText('Arrival undone');
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, type Staff } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { registerDevice, type TestDevice } from './devices-for-tests.ts';

let product: TestApp;
let staff: Staff;
let customer: Staff;
let device: TestDevice;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
beforeEach(async () => {
  device = await registerDevice(product, staff);
});
afterAll(() => product.close());

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const at = (ms: number, latitude = 30, longitude = -94) => ({
  latitude,
  longitude,
  taken_at: ago(ms),
  speed: 20,
});
const act = (verb: string, body: object = {}) =>
  staff.request('POST', `/api/devices/${device.id}${verb}`, body);
const listed = async () => {
  const { devices } = (await staff.request('GET', '/api/devices')).json();
  return devices.find(({ id }: { id: string }) => id === device.id);
};
const liveOf = async (number: string) => {
  const [live] = await product.database.sql`
    select l.* from live_tracking l join shipments s on s.id = shipment_id where tracking_number = ${number}`;
  return live ?? null;
};

test('a key is shown once and never stored', async () => {
  expect(device.key).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$/);
  expect((await staff.request('GET', '/api/devices')).body).not.toContain(device.key);
  const rows = await product.database.sql`
    select row_to_json(d)::text as text from devices d union all select row_to_json(a)::text from audit_log a`;
  expect(rows.filter(({ text }) => text.includes(device.key))).toEqual([]);
});

test('registering and revoking require recent authentication', async () => {
  const { sql } = product.database;
  await sql`update sessions set reauthenticated_at = now() - interval '1 hour' where user_id = ${staff.user_id}`;
  const refused = [await staff.request('POST', '/api/devices', { name: 'X' }), await act('/revocation')];
  await sql`update sessions set reauthenticated_at = now() where user_id = ${staff.user_id}`;
  expect(refused.map((response) => response.json().code)).toEqual(['REAUTHENTICATE', 'REAUTHENTICATE']);
});

describe('a shipment that follows a device', () => {
  let number: string;
  beforeEach(async () => {
    number = await book(customer);
    expect((await act('/shipments', { tracking_number: number })).statusCode).toBe(200);
  });

  test('takes the device’s position, which is published to open pages', async () => {
    product.published.length = 0;
    await device.report(at(-1_000, 29.9, -94.1), at(5_000));
    expect(await liveOf(number)).toMatchObject({ latitude: 29.9, speed: 20, vehicle_identifier: 'HH-GS 7' });
    expect(product.published).toContainEqual(
      expect.objectContaining({ channel: `tracking:${number}`, event: 'moved' }),
    );
    expect(await listed()).toMatchObject({ shipments: [number], latest: { latitude: 29.9 } });
  });

  test('ignores earlier positions of the device', async () => {
    const before = await liveOf(number);
    await device.report(at(60_000));
    expect(await liveOf(number)).toEqual(before);
  });

  test('keeps its position when it stops following or follows another device', async () => {
    const other = await registerDevice(product, staff, 'Van 8');
    await staff.request('POST', `/api/devices/${other.id}/shipments`, { tracking_number: number });
    await device.report(at(-1_000, 29.5));
    expect((await liveOf(number))?.latitude).not.toBe(29.5);
    await other.report(at(-1_000, 29.6));
    expect((await liveOf(number))?.latitude).toBe(29.6);
    expect((await act('/shipments/end', { tracking_number: number })).json().code).toBe('NOT_FOLLOWING');
    const end = await staff.request('POST', `/api/devices/${other.id}/shipments/end`, {
      tracking_number: number,
    });
    expect(end.statusCode).toBe(200);
    await other.report(at(-2_000, 29.7));
    expect((await liveOf(number))?.latitude).toBe(29.6);
  });

  test('stops following when the device is revoked, whose key is refused at once', async () => {
    expect((await device.report(at(0))).statusCode).toBe(200);
    expect((await act('/revocation')).statusCode).toBe(200);
    expect((await device.report(at(0))).statusCode).toBe(401);
    expect((await act('/shipments', { tracking_number: number })).json().code).toBe('REVOKED');
    const trail = await product.database.sql`
      select action from audit_log where subject_id = ${device.id} order by created_at`;
    expect(trail.map(({ action }) => action)).toEqual([
      'devices.register',
      'devices.follow',
      'devices.revoke',
    ]);
  });
});

test('a shipment gets the device’s latest position on assignment', async () => {
  const number = await book(customer);
  await device.report(at(30_000, 29.8));
  await act('/shipments', { tracking_number: number });
  expect((await liveOf(number))?.latitude).toBe(29.8);
});

test('unknown devices and shipments can’t be assigned', async () => {
  expect((await act('/shipments', { tracking_number: 'GS000000000' })).json().code).toBe('NO_SHIPMENT');
  const number = await book(customer);
  await product.database.sql`update shipments set status = 'delivered' where tracking_number = ${number}`;
  expect((await act('/shipments', { tracking_number: number })).json().code).toBe('ENDED');
});

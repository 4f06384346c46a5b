import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerDevice, type TestDevice } from '../devices/devices-for-tests.ts';
import { createLog } from '../observability/log.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
let device: TestDevice;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  product = await startTestApp({ log });
  device = await registerDevice(product, await product.signIn('admin'));
});
afterAll(() => product.close());

const seconds = (ago: number) => Math.floor(Date.now() / 1_000) - ago;
const query = (fields: object) => new URLSearchParams(fields as Record<string, string>).toString();
const form = (fields: object): InjectOptions => ({
  method: 'POST',
  url: '/positions',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: query(fields),
});
const fields = (ago: number) => ({ id: device.key, lat: '1.5', lon: '2.5', timestamp: String(seconds(ago)) });

test.each<[string, () => InjectOptions]>([
  ['a query', () => ({ method: 'GET', url: `/positions?${query({ ...fields(10), speed: '10' })}` })],
  ['a query of a POST', () => ({ method: 'POST', url: `/positions/?${query(fields(20))}` })],
  ['a form', () => form(fields(30))],
  [
    'JSON',
    () => ({
      method: 'POST',
      url: '/positions',
      payload: {
        location: {
          timestamp: new Date(seconds(40) * 1_000).toISOString(),
          coords: { latitude: 1.5, longitude: 2.5 },
        },
        device_id: device.key,
      },
    }),
  ],
  [
    'a key as somebody types it',
    () => form({ ...fields(50), id: device.key.toLowerCase().replaceAll('-', ' ') }),
  ],
])('a position that comes as %s is stored, with an empty response', async (_, request) => {
  const count = async () =>
    (await product.database.sql`select from positions where device_id = ${device.id}`).length;
  const before = await count();
  const response = await product.app.inject(request());
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(await count()).toBe(before + 1);
});

test.each<[string, (locations: object[]) => object]>([
  ['a list of locations', (location) => ({ device_id: device.key, location })],
  ['a list of reports', (locations) => locations.map((location) => ({ device_id: device.key, location }))],
])('positions from an offline period arrive as %s', async (_, payloadOf) => {
  const count = async () =>
    (await product.database.sql`select from positions where device_id = ${device.id}`).length;
  const before = await count();
  const base = 1_000 + before * 10;
  const locations = [base, base + 1, base + 2].map((ago) => ({
    timestamp: new Date(seconds(ago) * 1_000).toISOString(),
    coords: { latitude: 1.5, longitude: 2.5 },
  }));
  const response = await product.app.inject({
    method: 'POST',
    url: '/positions',
    payload: payloadOf(locations),
  });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(await count()).toBe(before + 3);
});

test.each<[number, string, () => object]>([
  [401, 'no key', () => ({ lat: '1', lon: '2' })],
  [401, 'a key that nobody has', () => ({ ...fields(0), id: 'K7M2Q-9XTVB-40ZRD-HWCQ8-5PJ1E' })],
  [400, 'no place', () => ({ id: device.key })],
  [400, 'a place that is not on earth', () => ({ ...fields(0), lat: '91' })],
  [400, 'a moment to come', () => fields(-3_600)],
  // A phone would retry these forever.
  [200, 'a receiver without a fix', () => ({ ...fields(0), lat: '0', lon: '0.0' })],
  [200, 'a moment before history', () => fields(86_400 * 60)],
])('%i is the answer to %s', async (status, _, sent) => {
  expect((await product.app.inject(form(sent()))).statusCode).toBe(status);
});

test('the key is never logged, however it was sent', async () => {
  const wrong = device.key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const key of [device.key, wrong]) {
    await product.app.inject({ method: 'GET', url: `/positions?${query({ ...fields(0), id: key })}` });
    await product.app.inject({ method: 'PUT', url: `/positions?id=${key}` });
    await product.app.inject({ method: 'GET', url: `/positions/${key}` });
    await product.app.inject({
      method: 'POST',
      url: '/positions',
      headers: { 'content-type': 'application/json' },
      payload: `{"device_id":"${key}`,
    });
    for (let call = 0; call < 130; call++) await product.app.inject(form({ ...fields(0), id: key }));
  }
  expect(lines.some((line) => line.includes('/positions'))).toBe(true);
  expect(lines.filter((line) => line.includes(device.key) || line.includes(wrong))).toEqual([]);
});

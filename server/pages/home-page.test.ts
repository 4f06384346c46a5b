import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let now = new Date();
let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());

const home = async () => (await product.visitor.request('GET', '/')).body;

test('the home page is the prerendered one until there is a demo shipment, which it then contains', async () => {
  expect(await home()).toContain('<title>Home</title>');
  const admin = await product.signIn('admin');
  const response = await admin.request('POST', '/api/functions/generate-sample-tracking', {});
  expect(response.statusCode).toBe(200);
  // Refreshed at most once a minute.
  expect(await home()).toContain('<title>Home</title>');
  now = new Date(now.getTime() + 61_000);
  // A visitor waits for the rendering only briefly.
  await expect.poll(home).toContain('"tracking_number":"GS123456789"');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { freight, tariffForTests } from '../rates/rates-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let now = new Date();
let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());

const home = async () => (await product.visitor.request('GET', '/')).body;

test('the home page contains the demo shipment once there is one', async () => {
  // A visitor waits for the rendering only briefly.
  await expect.poll(home).toContain('{"shipment":null,');
  const admin = await product.signIn('admin');
  const response = await admin.request('POST', '/api/functions/generate-sample-tracking', {});
  expect(response.statusCode).toBe(200);
  // Refreshed at most once a minute.
  expect(await home()).toContain('{"shipment":null,');
  now = new Date(now.getTime() + 61_000);
  await expect.poll(home).toContain('"tracking_number":"GS123456789"');
});

test('it contains the price of its lane by the current tariffs', async () => {
  await expect.poll(home).toMatch(/"lane_price":\{"cost_cents":\d+,/);
  expect(await home()).not.toContain('"cost_cents":50000,');
  const admin = await product.signIn('admin');
  await tariffForTests(admin, { valid_from: '2020-01-01', valid_to: '2099-12-31' }, [
    freight({ load: 'LCL', size_type: null, basis: 'flat', rate: '500.00' }),
  ]);
  now = new Date(now.getTime() + 61_000);
  await expect.poll(home).toContain('"lane_price":{"cost_cents":50000,');
});

test('its dates have the language of the reader, as those of tracking pages, for a few languages at a time', async () => {
  const inLanguage = async (language: string) => {
    const response = await product.visitor.request('GET', '/', undefined, { 'accept-language': language });
    expect(response.headers.vary).toContain('accept-language');
    return response.body;
  };
  await expect.poll(() => inLanguage('en-GB')).toContain('"locale":"en-GB"');
  await expect.poll(() => inLanguage('de')).toContain('"locale":"de"');
  const rest = ['fr', 'es', 'it', 'nl', 'pl', 'sv', 'da', 'fi', 'pt'];
  for (const language of rest)
    await expect.poll(() => inLanguage(language)).toContain(`"locale":"${language}"`);
  // The readers of one language too many have dates in the language of their browser.
  await expect.poll(() => inLanguage('cs')).toContain('"read_at":');
  expect(await inLanguage('cs')).not.toContain('"locale":');
  now = new Date(now.getTime() + 11 * 60_000);
  await expect.poll(() => inLanguage('cs')).toContain('"locale":"cs"');
});

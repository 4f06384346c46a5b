import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
let withServer: TestApp;
beforeAll(async () => {
  product = await startTestApp();
  withServer = await startTestApp({ settings: { ...product.dependencies.settings, hasMailServer: true } });
});
afterAll(async () => {
  await product.close();
  await withServer.close();
});

test.each([
  ['without a mail server', () => product, false],
  ['with a mail server', () => withServer, true],
])('%s, staff learn that, and no more', async (_, app, mail_server) => {
  const dispatcher = await app().signIn('dispatcher');
  const response = await dispatcher.request('GET', '/api/mail/settings');
  expect([response.statusCode, response.json()]).toEqual([200, { mail_server }]);
});

test('customers and visitors learn nothing', async () => {
  const customer = await product.signIn('customer');
  expect((await customer.request('GET', '/api/mail/settings')).statusCode).toBe(403);
  expect((await product.visitor.request('GET', '/api/mail/settings')).statusCode).toBe(401);
});

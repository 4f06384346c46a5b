import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('an entry names the API key that acted besides its person, also once it is revoked', async () => {
  const admin = await product.signIn('admin');
  const made = await admin.request('POST', '/api/api-keys', {
    name: 'Warehouse robot',
    scopes: ['organisations:write'],
  });
  const { id, key } = made.json();
  const created = await product.visitor.request(
    'POST',
    '/api/organisations',
    { name: 'Marrowstone Trading' },
    { authorization: `Bearer ${key}` },
  );
  expect(created.statusCode, created.body).toBe(201);
  await admin.request('POST', '/api/organisations', { name: 'Quillfeather Trading' });
  await admin.request('DELETE', `/api/api-keys/${id}`);
  const { entries } = (await admin.request('GET', '/api/audit?area=organisations')).json();
  expect(entries).toMatchObject([
    { subject: 'Quillfeather Trading', by_id: admin.user_id, api_key: null },
    { subject: 'Marrowstone Trading', by_id: admin.user_id, api_key: { id, name: 'Warehouse robot' } },
  ]);
});

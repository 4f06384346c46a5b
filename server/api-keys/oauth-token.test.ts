import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let manager: TestPerson;
let key: { id: string; key: string };
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  manager = await product.signIn('customer');
  key = await create({ scopes: ['shipments:read', 'webhooks:read'] });
});

const create = async (body: object) =>
  (await manager.request('POST', '/api/api-keys', { name: 'TMS', ...body })).json();

async function exchange(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/v1/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ grant_type: 'client_credentials', ...fields }).toString(),
  });
  return { status: response.statusCode, headers: response.headers, ...response.json() };
}
const credentials = () => ({ client_id: key.id, client_secret: key.key });
const read = async (token: string, path = 'shipments') =>
  (await product.visitor.request('GET', `/api/v1/${path}`, undefined, { authorization: `Bearer ${token}` }))
    .statusCode;

test('a key is exchanged for an access token with its scopes', async () => {
  const token = await exchange(credentials());
  expect(token).toMatchObject({
    status: 200,
    token_type: 'Bearer',
    expires_in: 3_600,
    scope: 'shipments:read webhooks:read',
    headers: { 'cache-control': 'no-store' },
  });
  expect(await read(token.access_token)).toBe(200);
  expect(await read(token.access_token, 'invoices')).toBe(403);
  // It is not a key: it is not listed, and no token is issued to it.
  expect((await manager.request('GET', '/api/api-keys')).json().api_keys).toHaveLength(1);
  expect(await exchange({ ...credentials(), client_secret: token.access_token })).toMatchObject({
    status: 401,
    error: 'invalid_client',
  });
});

test('the client authenticates with HTTP Basic too, and may ask for fewer scopes', async () => {
  const authorization = `Basic ${Buffer.from(`${key.id}:${key.key}`).toString('base64')}`;
  const token = await exchange({ scope: 'shipments:read' }, { authorization });
  expect(token).toMatchObject({ status: 200, scope: 'shipments:read' });
  expect(await read(token.access_token, 'webhooks')).toBe(403);
});

test('an access token ends with its time, and with its key', async () => {
  const early = await exchange(credentials());
  await product.database.sql`update api_keys set expires_at = now() where parent_id = ${key.id}`;
  expect(await read(early.access_token)).toBe(401);

  const token = await exchange(credentials());
  const tokens = await product.database.sql`select id from api_keys where parent_id = ${key.id}`;
  expect(tokens).toHaveLength(1);
  expect(await read(token.access_token)).toBe(200);
  await manager.request('DELETE', `/api/api-keys/${key.id}`);
  await expect.poll(() => read(token.access_token)).toBe(401);
});

test('it never outlives its key', async () => {
  const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
  key = await create({ scopes: ['shipments:read'], expires_at: inTenMinutes });
  const { expires_in } = await exchange(credentials());
  expect(expires_in).toBeGreaterThan(590);
  expect(expires_in).toBeLessThanOrEqual(600);
});

describe('refuses', () => {
  test.each([
    ['another grant', () => ({ grant_type: 'password' }), 400, 'unsupported_grant_type'],
    ['another id', () => ({ client_id: manager.user_id }), 401, 'invalid_client'],
    ['an unknown secret', () => ({ client_secret: `gs_live_${'x'.repeat(43)}` }), 401, 'invalid_client'],
    ['no secret', () => ({ client_secret: '' }), 401, 'invalid_client'],
    ['a scope that the key lacks', () => ({ scope: 'invoices:read' }), 400, 'invalid_scope'],
  ])('%s', async (_, change, status, error) => {
    const response = await exchange({ ...credentials(), ...change() });
    expect(response).toMatchObject({ status, error, error_description: expect.any(String) });
    if (status === 401) expect(response.headers['www-authenticate']).toBe('Basic realm="api"');
  });

  test('a body that is no form', async () => {
    const response = await product.visitor.request('POST', '/api/oauth/token', {});
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_request']);
  });
});

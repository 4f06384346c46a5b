import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test-app.ts';

let product: TestApp;
let key: string;
let expired: string;
beforeAll(async () => {
  product = await startTestApp();
  const customer = await product.signIn('customer');
  const create = async () =>
    (await customer.request('POST', '/api/api-keys', { name: 'TMS', scopes: ['shipments:read'] })).json();
  key = (await create()).key;
  const ended = await create();
  expired = ended.key;
  await product.database
    .sql`update api_keys set expires_at = now() - interval '1 second' where id = ${ended.id}`;
});
afterAll(() => product.close());

const INVALID = 'Bearer realm="api", error="invalid_token"';
const LACKING = (scope: string) => `Bearer realm="api", error="insufficient_scope", scope="${scope}"`;

test.each<[string, string, () => Record<string, string>, number, string, RegExp]>([
  ['no key', '/api/shipments', () => ({}), 401, 'Bearer realm="api"', /API key/],
  ['no key, to DCSA', '/v2/events', () => ({}), 401, 'Bearer realm="api"', /API key/],
  ['no key, to subscriptions', '/v2/event-subscriptions', () => ({}), 401, 'Bearer realm="api"', /API key/],
  [
    'a password of a proxy',
    '/api/shipments',
    () => ({ authorization: 'Basic YTpi' }),
    401,
    'Bearer realm="api"',
    /^Sign in/,
  ],
  ['no device', '/api/positions', () => ({}), 401, 'Bearer realm="api"', /key of an active device/],
  ['what is no key', '/api/shipments', () => bearer('secret'), 401, INVALID, /unknown or revoked/],
  ['what is no key, to DCSA', '/v2/events', () => bearer('secret'), 401, INVALID, /unknown or revoked/],
  [
    'an unknown key',
    '/api/shipments',
    () => bearer(`gs_live_${'x'.repeat(43)}`),
    401,
    INVALID,
    /unknown or revoked/,
  ],
  [
    'an unknown key, to DCSA',
    '/v2/events',
    () => bearer(`gs_live_${'x'.repeat(43)}`),
    401,
    INVALID,
    /unknown or revoked/,
  ],
  [
    'a key without "Bearer"',
    '/api/shipments',
    () => ({ authorization: key }),
    401,
    INVALID,
    /Authorization: Bearer/,
  ],
  ['an expired key', '/api/shipments', () => bearer(expired), 401, INVALID, /has expired/],
  [
    'a key without the scope',
    '/api/invoices',
    () => bearer(key),
    403,
    LACKING('invoices:read'),
    /lacks the scope/,
  ],
  [
    'a key without the scope, to DCSA',
    '/v2/events',
    () => bearer(key),
    403,
    LACKING('milestones:read'),
    /lacks the scope/,
  ],
])('%s is answered with a challenge', async (_, path, headers, status, challenge, sentence) => {
  const method = path === '/api/positions' ? 'POST' : 'GET';
  const response = await product.visitor.request(method, path, method === 'POST' ? {} : undefined, headers());
  expect([response.statusCode, response.headers['www-authenticate']]).toEqual([status, challenge]);
  expect(response.json().detail ?? response.json().errors[0].message).toMatch(sentence);
});

test('pages are answered with one too, and a refused role with none', async () => {
  const signedOut = await product.visitor.request('POST', '/api/rpc/shipments/mine', { json: {} });
  expect([signedOut.statusCode, signedOut.headers['www-authenticate']]).toEqual([401, 'Bearer realm="api"']);
  const customer = await product.signIn('customer');
  const refused = await customer.request('GET', '/api/fleet');
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([403, undefined]);
});

function bearer(sent: string) {
  return { authorization: `Bearer ${sent}` };
}

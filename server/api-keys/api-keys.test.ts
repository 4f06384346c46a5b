import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { KEY_AREAS, scopeFor } from '#domain/api-keys/key-areas.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { accessOf } from '../live/channel.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { deleteApiKey, lockApiKey } from './api-keys-table.ts';

/** Why keys cannot be used in an area. */
const NOT_FOR_KEYS: Record<string, string> = {
  people: 'accounts, passwords and sessions belong to persons',
  privacy: 'the same',
  notifications: 'the same; programs receive webhooks',
  views: 'the pages of one person',
  apiKeys: 'a key makes no keys',
  audit: 'staff read it on screen',
  mail: 'the same',
  enquiries: 'the same',
  careers: 'the same',
  subscriptions: 'newsletters of visitors',
  pages: 'what the pages load',
};

let product: TestApp;
let manager: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
});
afterAll(() => product.close());
beforeEach(async () => {
  manager = await product.signIn('customer');
});

const create = async (body: object, by = manager) => {
  const response = await by.request('POST', '/api/api-keys', { name: 'TMS', ...body });
  return { status: response.statusCode, ...response.json() };
};
const withKey = (key: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  product.visitor.request(method, path, body, { authorization: `Bearer ${key}` });

test('a key is shown once, stored as a hash, and acts for its company with its scopes', async () => {
  const { id, key, status } = await create({ scopes: ['shipments:read', 'shipments:write'] });
  expect([status, key]).toEqual([201, expect.stringMatching(/^gs_live_[\w-]{43}$/)]);
  const listed = (await manager.request('GET', '/api/api-keys')).json();
  expect(listed.api_keys).toMatchObject([
    { id, start: key.slice(0, 14), scopes: ['shipments:read', 'shipments:write'] },
  ]);
  expect(JSON.stringify(listed)).not.toContain(key);
  const [row] = await product.database.sql`select * from api_keys where id = ${id}`;
  expect(JSON.stringify(row)).not.toContain(key.slice(20));

  const booked = await withKey(key, 'POST', '/api/functions/create-shipment', {
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Lamps',
    cargo_weight: 900,
    service_type: 'standard',
    transport_mode: 'sea',
  });
  expect(booked.statusCode, booked.body).toBe(201);
  const { tracking_number } = booked.json();
  const mine = (await withKey(key, 'GET', '/api/shipments')).json();
  expect(mine.shipments.map((each: { tracking_number: string }) => each.tracking_number)).toEqual([
    tracking_number,
  ]);
  const [used] = (await manager.request('GET', '/api/api-keys')).json().api_keys;
  expect(used.last_used_at).toEqual(expect.any(String));
});

test('optional fields may be null', async () => {
  const none = { organisation_id: null, expires_at: null, allowed_networks: null };
  const made = await create({ scopes: ['shipments:read'], ...none });
  expect(made).toMatchObject({ status: 201, expires_at: null, allowed_networks: [] });
});

test('a missing scope is named', async () => {
  const { key } = await create({ scopes: ['shipments:read'] });
  const response = await withKey(key, 'GET', '/api/invoices');
  expect([response.statusCode, response.json()]).toMatchObject([
    403,
    { code: 'MISSING_SCOPE', detail: 'This API key lacks the scope invoices:read.' },
  ]);
});

test('revoked and unknown keys, and those of other networks, are refused alike', async () => {
  const { key, id } = await create({ scopes: ['shipments:read'] });
  expect((await withKey(key, 'GET', '/api/shipments')).statusCode).toBe(200);
  expect((await manager.request('DELETE', `/api/api-keys/${id}`)).statusCode).toBe(200);
  const elsewhere = await create({ scopes: ['shipments:read'], allowed_networks: ['198.51.100.0/24'] });
  const responses = await Promise.all(
    [key, elsewhere.key, `${key.slice(0, -1)}x`].map((each) => withKey(each, 'GET', '/api/shipments')),
  );
  expect(new Set(responses.map(({ statusCode, json }) => `${statusCode} ${json().detail}`)).size).toBe(1);
  expect(responses[0]?.statusCode).toBe(401);
  const here = await create({ scopes: ['shipments:read'], allowed_networks: ['127.0.0.1', '10.0.0.0/8'] });
  expect((await withKey(here.key, 'GET', '/api/shipments')).statusCode).toBe(200);
});

test('a key that is revoked during a call is not cached by it', async () => {
  const { key, id } = await create({ scopes: ['shipments:read'] });
  const { database, dependencies } = product;
  const waiting = async () =>
    (
      await database.sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    ).length;
  let call: ReturnType<typeof withKey> | undefined;
  await database.transaction(async (transaction) => {
    await lockApiKey(transaction, id);
    call = withKey(key, 'GET', '/api/shipments');
    call.catch(() => {});
    await expect.poll(waiting).toBeGreaterThan(0);
    await deleteApiKey(transaction, id);
    await dependencies.broadcast.publish(transaction, [
      { channel: accessOf(manager.user_id), event: 'key_revoked', data: {} },
    ]);
  });
  await call;
  expect((await withKey(key, 'GET', '/api/shipments')).statusCode).toBe(401);
});

test('a key ends with the access of its creator', async () => {
  const { key } = await create({ scopes: ['shipments:read'] });
  await product.database.sql`update users set deactivated_at = now() where id = ${manager.user_id}`;
  expect((await withKey(key, 'GET', '/api/shipments')).statusCode).toBe(401);
});

test('staff make keys of a company, which see only that company', async () => {
  const { organisation_id } = manager;
  const number = await bookedBySea(manager);
  await bookedBySea(await product.signIn('customer'));
  const { key } = await create({ scopes: ['shipments:read'], organisation_id }, admin);
  const { shipments } = (await withKey(key, 'GET', '/api/shipments')).json();
  expect(shipments.map((each: { tracking_number: string }) => each.tracking_number)).toEqual([number]);
  const listed = (await admin.request('GET', `/api/api-keys?organisation_id=${organisation_id}`)).json();
  expect(listed.api_keys).toHaveLength(1);
});

test('a key of staff reaches what its creator does', async () => {
  const number = await bookedBySea(manager);
  const { key } = await create({ scopes: ['shipments:write', 'milestones:read'] }, admin);
  const changed = await withKey(key, 'POST', `/api/shipments/${number}/status`, { status: 'picked_up' });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await withKey(key, 'GET', '/v2/events')).statusCode).toBe(200);
  expect((await withKey(key, 'GET', '/v2/event-subscriptions')).statusCode).toBe(403);
});

test.each([
  [{ scopes: [] }, 422],
  [{ scopes: ['shipments:delete'] }, 422],
  [{ scopes: ['people:read'] }, 422],
  [{ scopes: ['fleet:read'] }, 422],
  [{ scopes: ['milestones:write'] }, 422],
  [{ scopes: ['tracking:write'] }, 422],
  [{ scopes: ['rates:read'] }, 422],
  [{ scopes: ['rates:write', 'followers:write'] }, 201],
  [{ scopes: ['shipments:read'], name: ' ' }, 422],
  [{ scopes: ['shipments:read'], expires_at: '2020-01-01T00:00:00Z' }, 422],
  [{ scopes: ['shipments:read'], expires_at: '+275760-09-13T00:00:00Z' }, 422],
  [{ scopes: ['shipments:read'], expires_at: '9999-12-31T23:59:59Z' }, 201],
  [{ scopes: ['shipments:read'], allowed_networks: ['everywhere'] }, 422],
  [{ scopes: ['shipments:read'], organisation_id: '01900000-0000-7000-8000-000000000001' }, 404],
])('creating %j returns %d', async (body, status) => {
  expect((await create(body)).statusCode ?? (await create(body)).status).toBe(status);
});

test('a page whose session has ended is refused in words for its reader, a program in words for its author', async () => {
  const detailFor = async (headers: Record<string, string>) =>
    (await product.visitor.request('GET', '/api/people/profile', undefined, headers)).json().detail;
  expect(await detailFor({})).toBe('Sign in first, or send an API key.');
  expect(await detailFor({ 'sec-fetch-site': 'same-origin' })).toBe(
    'You’re signed out. Sign in in another tab, then try again here.',
  );
});

test('pages do not take keys', async () => {
  const { key } = await create({ scopes: ['shipments:read'] });
  const response = await product.visitor.request(
    'POST',
    '/api/rpc/shipments/mine',
    { json: {} },
    { authorization: `Bearer ${key}` },
  );
  expect(response.statusCode).toBe(401);
});

describe('each operation', () => {
  const operations = Object.entries(contract).flatMap(([area, verbs]) =>
    Object.entries(verbs).map(
      ([
        verb,
        {
          '~orpc': { route },
        },
      ]) => ({ area, name: `${area}.${verb}`, route }),
    ),
  );
  test('is in an area with scopes, or in one that states why not', () => {
    const areas = [...new Set(operations.map(({ area }) => area))];
    const without = areas.filter((area) => scopeFor(area, 'GET') === null);
    expect(without.sort()).toEqual(Object.keys(NOT_FOR_KEYS).sort());
    const scoped = areas.map((area) => scopeFor(area, 'GET')?.split(':')[0]).filter(Boolean);
    expect(scoped.sort()).toEqual(Object.keys(KEY_AREAS).sort());
  });

  test('is refused to a key without its scope, before anything else', async () => {
    const { key } = await create({ scopes: ['places:read'] });
    const wrong: string[] = [];
    for (const { area, name, route } of operations) {
      if (area === 'places') continue;
      const path = `/api${route.path?.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000001')}`;
      const response = await product.visitor.request(
        route.method as 'GET',
        path,
        route.method === 'GET' ? undefined : {},
        {
          authorization: `Bearer ${key}`,
        },
      );
      if (response.statusCode !== 403 || !['MISSING_SCOPE', 'NOT_FOR_KEYS'].includes(response.json().code))
        wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 100)}`);
    }
    expect(wrong).toEqual([]);
  });
});

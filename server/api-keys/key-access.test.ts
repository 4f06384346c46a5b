import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inThisProcess } from '../live/broadcast-for-tests.ts';
import { joinOrganisation } from '../organisations/members-for-tests.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let admin: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ broadcast: inThisProcess() });
  admin = await product.signIn('admin');
  const entity = await admin.request('POST', '/api/legal-entities', { name: 'Inc.', base_currency: 'USD' });
  for (const [code, city] of [
    ['HOU', 'Houston'],
    ['SEA', 'Seattle'],
  ])
    await admin.request('POST', '/api/branches', {
      code,
      name: city,
      city,
      country: 'US',
      sender_address: `1 Main Street, ${city}`,
      legal_entity_id: entity.json().id,
    });
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await product.signIn('customer');
});

const SCOPES = ['shipments:read', 'invoices:read', 'webhooks:read', 'tracking:read'];

/** A key of the person that the server has cached, because it was used. */
async function usedKey(by: TestPerson, scopes = SCOPES) {
  const created = await by.request('POST', '/api/api-keys', { name: 'TMS', scopes });
  expect(created.statusCode, created.body).toBe(201);
  const get = async (path: string) =>
    product.visitor.request('GET', path, undefined, { authorization: `Bearer ${created.json().key}` });
  expect((await get('/api/shipments')).statusCode).toBe(200);
  return get;
}

test('what a member may no longer do, their key may no longer do either, from the next call on', async () => {
  const member = await joinOrganisation(product, owner, ['view', 'money', 'manage']);
  const get = await usedKey(member);
  expect((await get('/api/invoices')).statusCode).toBe(200);
  expect((await get('/api/webhooks')).statusCode).toBe(200);
  const path = `/api/organisations/${owner.organisation_id}/members/${member.id}`;
  expect((await owner.request('PATCH', path, { permissions: ['view'] })).statusCode).toBe(200);
  expect((await get('/api/shipments')).statusCode).toBe(200);
  expect((await get('/api/invoices')).statusCode).toBe(403);
  expect((await get('/api/webhooks')).statusCode).toBe(403);
});

test.each([
  [
    'is removed from the company',
    (member: TestPerson & { id: string }) =>
      owner.request('DELETE', `/api/organisations/${owner.organisation_id}/members/${member.id}`),
  ],
  [
    'is deactivated',
    (member: TestPerson) => admin.request('POST', `/api/people/${member.user_id}/deactivate`, {}),
  ],
])('a key in use stops working when its creator %s', async (_, end) => {
  const member = await joinOrganisation(product, owner, ['view', 'manage']);
  const get = await usedKey(member);
  const ended = await end(member);
  expect(ended.statusCode, ended.body).toBe(200);
  expect((await get('/api/shipments')).statusCode).toBe(401);
});

test('a key in use of staff follows their branches and their role', async () => {
  const [houston, seattle] = [await book(owner), await book(owner, { origin_city: 'Seattle' })];
  const dispatcher = await product.signIn('dispatcher');
  const created = await dispatcher.request('POST', '/api/api-keys', {
    name: 'TMS',
    scopes: ['shipments:read'],
  });
  const status = async (number: string) =>
    (
      await product.visitor.request('GET', `/api/shipments/${number}/record`, undefined, {
        authorization: `Bearer ${created.json().key}`,
      })
    ).statusCode;
  expect([await status(houston), await status(seattle)]).toEqual([200, 200]);
  const path = `/api/people/${dispatcher.user_id}`;
  const limited = await admin.request('PUT', `${path}/branches`, { home_branch: null, branches: ['HOU'] });
  expect(limited.statusCode, limited.body).toBe(200);
  expect([await status(houston), await status(seattle)]).toEqual([200, 404]);
  const demoted = await admin.request('POST', `${path}/role`, { role: 'driver' });
  expect(demoted.statusCode, demoted.body).toBe(200);
  expect(await status(houston)).not.toBe(200);
});

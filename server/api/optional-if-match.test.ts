import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinOrganisation } from '../organisations/members-for-tests.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { markFailing } from '../webhooks/webhooks-table.ts';

let product: TestApp;
let admin: TestPerson;
let manager: TestPerson;
let dispatcher: TestPerson;
let legal_entity_id: string;
let member_id: string;
let webhook_id: string;
let template_id: string;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  manager = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  const entity = { name: 'Groundswell B.V.', base_currency: 'EUR' };
  legal_entity_id = (await admin.request('POST', '/api/legal-entities', entity)).json().id;
  await admin.request('POST', '/api/branches', {
    code: 'RTM',
    name: 'Rotterdam',
    city: 'Rotterdam',
    country: 'NL',
    sender_address: 'Voorbeeldkade 18',
    legal_entity_id,
  });
  const zone = { name: 'North range', members: ['NLRTM'] };
  await admin.request('PUT', '/api/rate-zones/NORTH-RANGE', zone);
  await admin.request('PUT', '/api/charge-codes/SEAL', { name: 'Seal', category: 'origin', position: 35 });
  member_id = (await joinOrganisation(product, manager, ['view', 'book'])).id;
  const tracking_number = await book(manager);
  const template = { name: 'Weekly', tracking_number };
  template_id = (await manager.request('POST', '/api/booking-templates', template)).json().id;
  const subscription = { url: 'https://1.1.1.1/hooks', events: ['*'] };
  webhook_id = (await manager.request('POST', '/api/webhooks', subscription)).json().id;
});
afterAll(() => product.close());

const membersPath = () => `/api/organisations/${manager.organisation_id}/members`;

interface Case {
  by: () => TestPerson;
  list: () => string;
  /** The record in the response of the list. */
  record: (body: never) => { updated_at: string } | undefined;
  change: () => readonly ['PATCH' | 'PUT', string, (name: string) => object];
}
type Rows<Field extends string, Row> = Record<Field, (Row & { updated_at: string })[]>;

const CASES: Record<string, Case> = {
  'a branch': {
    by: () => admin,
    list: () => '/api/branches',
    record: ({ branches }: Rows<'branches', { code: string }>) => branches.find(({ code }) => code === 'RTM'),
    change: () => ['PATCH', '/api/branches/RTM', (name) => ({ name })],
  },
  'a legal entity': {
    by: () => admin,
    list: () => '/api/legal-entities',
    record: ({ legal_entities }: Rows<'legal_entities', { id: string }>) => legal_entities[0],
    change: () => ['PATCH', `/api/legal-entities/${legal_entity_id}`, (name) => ({ name })],
  },
  'a charge code': {
    by: () => admin,
    list: () => '/api/charge-codes',
    record: ({ charge_codes }: Rows<'charge_codes', { code: string }>) =>
      charge_codes.find(({ code }) => code === 'SEAL'),
    change: () => ['PUT', '/api/charge-codes/SEAL', (name) => ({ name, category: 'origin', position: 35 })],
  },
  'a zone': {
    by: () => dispatcher,
    list: () => '/api/rate-zones',
    record: ({ zones }: Rows<'zones', { code: string }>) => zones.find(({ code }) => code === 'NORTH-RANGE'),
    change: () => ['PUT', '/api/rate-zones/NORTH-RANGE', (name) => ({ name, members: ['NLRTM'] })],
  },
  'a webhook': {
    by: () => manager,
    list: () => '/api/webhooks',
    record: ({ webhooks }: Rows<'webhooks', object>) => webhooks[0],
    change: () => ['PATCH', `/api/webhooks/${webhook_id}`, (name) => ({ url: `https://1.1.1.1/${name}` })],
  },
  'the name of a template': {
    by: () => manager,
    list: () => '/api/booking-templates',
    record: ({ templates }: Rows<'templates', object>) => templates[0],
    change: () => ['PATCH', `/api/booking-templates/${template_id}`, (name) => ({ name })],
  },
  'the permissions of a member': {
    by: () => manager,
    list: membersPath,
    record: ({ members }: Rows<'members', { id: string }>) => members.find(({ id }) => id === member_id),
    change: () => [
      'PATCH',
      `${membersPath()}/${member_id}`,
      (name) => ({ permissions: name === 'first' ? ['view'] : ['view', 'book'] }),
    ],
  },
  'the branches of a person': {
    by: () => admin,
    list: () => `/api/people/${dispatcher.user_id}`,
    record: (person: { updated_at: string }) => person,
    change: () => [
      'PUT',
      `/api/people/${dispatcher.user_id}/branches`,
      (name) => ({ home_branch: name === 'first' ? 'RTM' : null, branches: [] }),
    ],
  },
};

describe.each(Object.entries(CASES))('of two tabs that change %s', (_, { by, list, record, change }) => {
  const read = async () => {
    const found = record((await by().request('GET', list())).json() as never);
    return new Date(found?.updated_at ?? Number.NaN).getTime();
  };
  const save = (name: string, version?: number) => {
    const [method, path, bodyOf] = change();
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
    return by().request(method, path, bodyOf(name), headers);
  };

  test('the second learns that it read a former version, and nothing changes', async () => {
    const version = await read();
    expect((await save('first', version)).statusCode).toBe(200);
    const changed = await read();
    const refused = await save('second', version);
    expect(refused.statusCode).toBe(412);
    expect(refused.json().detail).toMatch(
      /^Someone else has changed th.+\. Review their changes, then save again\.$/,
    );
    expect(await read()).toBe(changed);
    expect((await save('second', changed)).statusCode).toBe(200);
  });

  test('a program that sends no version overwrites, as before', async () => {
    expect((await save('first')).statusCode).toBe(200);
    expect((await save('second')).statusCode).toBe(200);
  });
});

test.each([
  ['/api/charge-codes/SEAL', { name: 'Seal', category: 'origin', position: 35 }],
  ['/api/rate-zones/NORTH-RANGE', { name: 'North range', members: ['NLRTM'] }],
])('what is added as new replaces nothing: %s', async (path, body) => {
  expect((await admin.request('PUT', path, body, { 'if-match': '"0"' })).statusCode).toBe(412);
  const other = path.replace(/[^/]+$/, 'NEWONE');
  expect((await admin.request('PUT', other, body, { 'if-match': '"0"' })).statusCode).toBe(200);
});

test.each([
  [
    '/api/charge-codes/TWICE',
    { name: 'Seal', category: 'origin', position: 35 },
    `insert into charge_codes (code, name, category, tax_category, position)
     values ('TWICE', 'Other', 'origin', 'zero', 1)`,
  ],
  [
    '/api/rate-zones/TWICE',
    { name: 'North range', members: ['NLRTM'] },
    `insert into rate_zones (code, name, members) values ('TWICE', 'Other', '{BEANR}')`,
  ],
])('what two add as new at the same moment is added by one of them: %s', async (path, body, insert) => {
  const { sql } = product.database;
  const waiting = async () =>
    (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
      .length;
  const second = await sql.begin(async (transaction) => {
    await transaction.unsafe(insert);
    const response = admin.request('PUT', path, body, { 'if-match': '"0"' });
    await expect.poll(waiting).toBeGreaterThan(0);
    return { response };
  });
  expect((await second.response).statusCode).toBe(412);
  const [zone] = await sql`
    select name from rate_zones where code = 'TWICE' union all select name from charge_codes where code = 'TWICE'`;
  expect(zone).toEqual({ name: 'Other' });
});

test('a webhook can be changed under the version that was read while its endpoint goes on failing', async () => {
  const fails = () => markFailing(product.database.db, webhook_id, new Date());
  await fails();
  const [{ updated_at }] = (await manager.request('GET', '/api/webhooks')).json().webhooks;
  await fails();
  const headers = { 'if-match': `"${new Date(updated_at).getTime()}"` };
  const saved = await manager.request(
    'PATCH',
    `/api/webhooks/${webhook_id}`,
    { url: 'https://1.1.1.1/fixed' },
    headers,
  );
  expect(saved.statusCode, saved.body).toBe(200);
});

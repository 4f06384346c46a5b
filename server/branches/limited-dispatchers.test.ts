import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inThisProcess } from '../live/broadcast-for-tests.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '../test-app.ts';

let product: TestApp;
let admin: TestPerson;
let customer: TestPerson;
/** Tracking numbers: booked before there were branches, and in each branch. */
let earlier: string;
let houston: string;
let seattle: string;
beforeAll(async () => {
  product = await startTestApp({ broadcast: inThisProcess() });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
  earlier = await book(customer);
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
  houston = await book(customer);
  seattle = await book(customer, { origin_city: 'Seattle' });
});
afterAll(() => product.close());

const limit = (dispatcher: TestPerson, ...branches: string[]) =>
  admin.request('PUT', `/api/people/${dispatcher.user_id}/branches`, { home_branch: null, branches });
async function limitedTo(...branches: string[]) {
  const dispatcher = await product.signIn('dispatcher');
  expect((await limit(dispatcher, ...branches)).statusCode).toBe(200);
  return dispatcher;
}
const read = async (person: Visitor, path: string) => (await person.request('GET', `/api${path}`)).json();
const listed = async (person: Visitor, query = ''): Promise<string[]> =>
  (await read(person, `/fleet?${query}`)).shipments.map(
    ({ tracking_number }: { tracking_number: string }) => tracking_number,
  );

test('a limited dispatcher lists, counts and searches the shipments of their branches', async () => {
  const dispatcher = await limitedTo('HOU');
  expect(await listed(dispatcher)).toEqual([houston]);
  expect(await listed(dispatcher, 'branch=SEA')).toEqual([]);
  expect(await listed(dispatcher, `q=${seattle}`)).toEqual([]);
  const facets = await read(dispatcher, '/fleet/facets');
  expect(facets).toMatchObject({ all: 1, unconfirmed: 1, matching: { count: 1, capped: false } });
  expect(facets.clients).toMatchObject([{ organisation_id: customer.organisation_id, count: 1 }]);
  expect(await read(dispatcher, '/fleet/figures')).toMatchObject({ ocean: 1, global_reach: 2, documents: 0 });
  expect((await read(dispatcher, '/branches')).branches).toMatchObject([{ code: 'HOU' }]);
  expect(await read(await limitedTo('HOU', 'SEA'), '/fleet/facets')).toMatchObject({ all: 2 });
  expect(await read(await limitedTo(), '/fleet/facets')).toMatchObject({ all: 3, unconfirmed: 3 });
});

test('the counters of work count the shipments of the branches', async () => {
  await product.database.sql`update shipments set status = 'customs' where tracking_number <> ${earlier}`;
  const heldOf = async (person: Visitor, query = '') =>
    (await read(person, `/fleet/counters?${query}`)).customs.count;
  expect(await heldOf(admin)).toBe(2);
  expect(await heldOf(admin, 'branch=SEA')).toBe(1);
  const dispatcher = await limitedTo('HOU');
  expect(await heldOf(dispatcher)).toBe(1);
  expect(await heldOf(dispatcher, 'branch=SEA')).toBe(0);
});

test('shipments of other branches and of none are not found', async () => {
  const dispatcher = await limitedTo('HOU');
  const statusOf = async (path: string) => (await dispatcher.request('GET', `/api${path}`)).statusCode;
  for (const part of ['', '/record', '/history', '/messages', '/files', '/milestones'])
    expect([
      part,
      await statusOf(`/shipments/${houston}${part}`),
      await statusOf(`/shipments/${seattle}${part}`),
      await statusOf(`/shipments/${earlier}${part}`),
    ]).toEqual([part, 200, 404, 404]);
  const changed = await dispatcher.request('POST', '/api/fleet/status', {
    tracking_numbers: [houston, seattle],
    status: 'customs',
  });
  expect(changed.json().results).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'not_found' }]);
});

test('what a limited dispatcher books belongs to the nearest of their branches', async () => {
  const dispatcher = await limitedTo('SEA');
  const number = await book(dispatcher, { user_id: customer.user_id });
  expect(await listed(dispatcher)).toEqual(expect.arrayContaining([number, seattle]));
});

test('a carrier booking with shipments of other branches is not found', async () => {
  const shipments = [houston, seattle];
  const made = await admin.request('POST', '/api/carrier-bookings', {
    carrier: 'Line',
    kind: 'direct',
    shipments,
  });
  const path = `/api/carrier-bookings/${made.json().id}`;
  expect((await (await limitedTo('HOU')).request('GET', path)).statusCode).toBe(404);
  expect((await (await limitedTo('HOU', 'SEA')).request('GET', path)).statusCode).toBe(200);
});

test('only admins set branches, only of dispatchers, and only known ones', async () => {
  const dispatcher = await product.signIn('dispatcher');
  const path = `/api/people/${dispatcher.user_id}/branches`;
  const set = (body: object, by: Visitor = admin, to = path) => by.request('PUT', to, body);
  const all = { home_branch: null, branches: [] };
  expect((await set(all, dispatcher)).statusCode).toBe(403);
  expect((await set(all, admin, `/api/people/${customer.user_id}/branches`)).statusCode).toBe(409);
  expect((await set({ ...all, branches: ['NONE'] })).statusCode).toBe(422);
  expect((await set({ home_branch: 'SEA', branches: ['HOU'] })).statusCode).toBe(422);
  const saved = await set({ home_branch: 'SEA', branches: ['SEA', 'HOU', 'SEA'] });
  expect(saved.json()).toMatchObject({ home_branch: 'SEA', branches: ['HOU', 'SEA'] });
  expect(await read(admin, `/people/${dispatcher.user_id}`)).toMatchObject({
    home_branch: 'SEA',
    branches: ['HOU', 'SEA'],
  });
  expect(await read(dispatcher, '/people/session')).toMatchObject({
    branches: { home: 'SEA', only: ['HOU', 'SEA'] },
  });
  const [entry] = await product.database.sql`
    select detail from audit_log where action = 'people.setBranches' and subject_id = ${dispatcher.user_id}`;
  expect(entry?.detail.changes).toEqual({ home_branch: [null, 'SEA'], branches: [[], ['HOU', 'SEA']] });
});

test('a new role starts without branches', async () => {
  const dispatcher = await limitedTo('HOU');
  await admin.request('POST', `/api/people/${dispatcher.user_id}/role`, { role: 'admin' });
  expect(await read(admin, `/people/${dispatcher.user_id}`)).toMatchObject({ branches: [] });
});

test('a limited dispatcher is notified of, and reads notifications about, their shipments only', async () => {
  const [of, other] = [await limitedTo('SEA'), await product.signIn('dispatcher')];
  await customer.request('POST', `/api/shipments/${houston}/messages`, { text: 'Any news?' });
  const about = async (person: Visitor): Promise<string[]> =>
    (await read(person, '/notifications')).notifications.map(
      ({ related_id }: { related_id: string }) => related_id,
    );
  expect(await about(of)).toEqual([]);
  expect(await about(other)).toEqual([houston]);
  await limit(other, 'SEA');
  expect(await about(other)).toEqual([]);
});

test('staff of other branches are not mentioned', async () => {
  const dispatcher = await limitedTo('SEA');
  const [{ full_name }] = (await product.database.sql`
    select full_name from profiles where user_id = ${dispatcher.user_id}`) as [{ full_name: string }];
  const found = async (number: string) =>
    (await read(admin, `/shipments/${number}/messages/people?q=${encodeURIComponent(full_name)}`)).people
      .length;
  expect([await found(houston), await found(seattle)]).toEqual([0, 1]);
});

test('a view of a customer’s area is refused, and ends when the viewer is limited', async () => {
  const dispatcher = await product.signIn('dispatcher');
  const path = `/api/organisations/${customer.organisation_id}/view`;
  expect((await dispatcher.request('POST', path, {})).statusCode).toBe(200);
  expect((await read(dispatcher, '/people/session')).viewing).toBeDefined();
  await limit(dispatcher, 'HOU');
  expect((await read(dispatcher, '/people/session')).viewing).toBeUndefined();
  expect((await dispatcher.request('POST', path, {})).statusCode).toBe(403);
});

test('the audit log leaves out the shipments of other branches', async () => {
  const subjects = async (person: Visitor, number: string): Promise<number> =>
    (await read(person, `/audit?q=${number}`)).entries.length;
  const dispatcher = await limitedTo('HOU');
  expect(await subjects(admin, seattle)).toBeGreaterThan(0);
  expect(await subjects(dispatcher, seattle)).toBe(0);
  expect(await subjects(dispatcher, houston)).toBe(await subjects(admin, houston));
});

test('open pages receive events of their branches only, and reconnect when the branches change', async () => {
  const dispatcher = await limitedTo('HOU');
  const { port } = product.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { cookie: dispatcher.cookie } });
  const received: string[] = [];
  socket.on('message', (data) => received.push(String(data)));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'fleet' }));
  await expect.poll(() => received.length).toBe(1);
  const edit = (number: string) =>
    admin.request('POST', `/api/shipments/${number}/status`, { status: 'in_transit', confirmed: true });
  for (const number of [seattle, earlier, houston]) expect((await edit(number)).statusCode).toBe(200);
  await expect.poll(() => received.join()).toContain(houston);
  expect(received.join()).not.toContain(seattle);
  expect(received.join()).not.toContain(earlier);
  const closed = once(socket, 'close');
  await limit(dispatcher, 'SEA');
  expect((await closed)[0]).toBe(4001);
  expect((await listed(dispatcher)).includes(houston)).toBe(false);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inThisProcess } from '../live/broadcast-for-tests.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../test-app.ts';

type Person = Visitor & { user_id: string; email: string };

let product: TestApp;
let admin: Person;
let customer: Person;
let address: string;
beforeAll(async () => {
  product = await startTestApp({ broadcast: inThisProcess() });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(product.app.server.address() as AddressInfo).port}/api/live`;
});
afterAll(() => product.close());
beforeEach(async () => {
  [admin, customer] = [await product.signIn('admin'), await product.signIn('customer')];
});

const deactivate = (by: Visitor, of: Person) =>
  by.request('POST', `/api/people/${of.user_id}/deactivate`, {});
const reactivate = (by: Visitor, of: Person) =>
  by.request('POST', `/api/people/${of.user_id}/reactivate`, {});
const signIn = ({ email }: Person, password = TEST_PASSWORD) =>
  product.visitor.request('POST', '/api/people/sign-in', { email, password });

async function listening({ cookie = '' }: Visitor, topic: string) {
  const socket = new WebSocket(address, { headers: { cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'subscribe', topic }));
  await once(socket, 'message');
  return socket;
}

describe('a deactivated account', () => {
  test('is signed out everywhere at once, including its open page', async () => {
    const page = await listening(customer, 'notifications');
    const closed = once(page, 'close');
    expect((await deactivate(admin, customer)).statusCode).toBe(200);
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([4001, 'access']);
    expect((await customer.request('GET', '/api/shipments')).statusCode).toBe(401);
    expect((await customer.request('GET', '/api/people/session')).json()).toBeNull();
  });

  test('says so only after the correct password', async () => {
    await deactivate(admin, customer);
    const right = await signIn(customer);
    expect([right.statusCode, right.json().detail]).toEqual([
      403,
      'This account has been deactivated. Contact us.',
    ]);
    expect(right.headers['set-cookie']).toBeUndefined();
    const [wrong, nobody] = [
      await signIn(customer, 'wrong password'),
      await signIn({ ...customer, email: 'nobody@test.example' }),
    ];
    expect([wrong.statusCode, wrong.json()]).toEqual([401, nobody.json()]);
    const [left] = await product.database.sql`
      select count(*)::int as sessions from sessions where user_id = ${customer.user_id}`;
    expect(left?.sessions).toBe(0);
  });

  test('keeps its shipments, and works again after reactivation', async () => {
    const booked = await customer.request('POST', '/api/functions/create-shipment', {
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: 'Lamps',
      cargo_weight: 800,
      service_type: 'standard',
      transport_mode: 'sea',
    });
    expect(booked.statusCode, booked.body).toBe(201);
    await deactivate(admin, customer);
    const [person] = (await admin.request('GET', `/api/people?q=${customer.email}`)).json().people;
    expect(person).toMatchObject({ shipments: 1, deactivated_at: expect.any(String) });
    expect((await reactivate(admin, customer)).statusCode).toBe(200);
    expect((await signIn(customer)).statusCode).toBe(200);
  });

  test('cannot be one’s own, and staff accounts only by admins', async () => {
    const [one, other] = [await product.signIn('dispatcher'), await product.signIn('dispatcher')];
    for (const [by, of, status] of [
      [admin, admin, 409],
      [one, one, 409],
      [one, other, 403],
      [one, admin, 403],
      [customer, one, 403],
      [one, customer, 200],
    ] as const)
      expect((await deactivate(by, of)).statusCode).toBe(status);
  });

  test('of two admins who deactivate each other concurrently, one remains', async () => {
    const [ada, bob] = [await product.signIn('admin'), await product.signIn('admin')];
    const responses = await Promise.all([deactivate(ada, bob), deactivate(bob, ada)]);
    const codes = responses.map(({ statusCode }) => statusCode).sort();
    // The slower one may find its session already ended.
    expect(codes[0]).toBe(200);
    expect([401, 403]).toContain(codes[1]);
  });
});

describe('signing a person out everywhere', () => {
  const signOut = (by: Visitor, of: Person) =>
    by.request('POST', `/api/people/${of.user_id}/end-sessions`, {});

  test('ends their sessions and open pages at once, is audited, and keeps the account active', async () => {
    await signIn(customer);
    const page = await listening(customer, 'notifications');
    const closed = once(page, 'close');
    expect((await signOut(admin, customer)).json()).toMatchObject({ ended: 2 });
    await closed;
    expect((await customer.request('GET', '/api/people/session')).json()).toBeNull();
    const [entry] = await product.database.sql`
      select actor_id, detail from audit_log
      where action = 'people.endSessionsOf' and subject_id = ${customer.user_id}`;
    expect(entry).toEqual({
      actor_id: admin.user_id,
      detail: { email: customer.email, ended: 2, network: '127.0.0.0' },
    });
    expect((await signIn(customer)).statusCode).toBe(200);
  });

  test('is for admins where it is staff; one’s own sessions end in the settings', async () => {
    const [one, other] = [await product.signIn('dispatcher'), await product.signIn('dispatcher')];
    for (const [by, of, status] of [
      [one, one, 409],
      [one, other, 403],
      [one, admin, 403],
      [customer, one, 403],
      [admin, one, 200],
    ] as const)
      expect((await signOut(by, of)).statusCode).toBe(status);
  });
});

test('a demoted staff member stops receiving fleet events at once', async () => {
  const dispatcher = await product.signIn('dispatcher');
  const page = await listening(dispatcher, 'fleet');
  const closed = once(page, 'close');
  await admin.request('POST', `/api/people/${dispatcher.user_id}/role`, { role: 'customer' });
  await closed;
});

import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, type Staff } from '../../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';

let product: TestApp;
let customer: Staff;
let dispatcher: Staff;
beforeAll(async () => {
  product = await startTestApp();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const addEvent = (number: string, key: string, change: object = {}) =>
  dispatcher.request(
    'POST',
    `/api/tracking/${number}/events`,
    { status: 'customs', location: 'Rotterdam, NL', ...change },
    { 'idempotency-key': key },
  );
async function eventsOf(number: string): Promise<number> {
  const [row] = await product.database.sql`
    select count(*)::int as count from tracking_events e join shipments s on s.id = e.shipment_id
    where s.tracking_number = ${number} and e.status = 'customs'`;
  return row?.count;
}
/** The transactions that wait for another one, and their queries. */
const waiting = () => product.database.sql<{ pid: number; query: string }[]>`
  select pid, query from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' order by xact_start`;

/** Locks the shipment until the returned function is called. */
async function held(number: string) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = () => {};
  const taken = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const ended = product.database.sql.begin(async (sql) => {
    await sql`select 1 from shipments where tracking_number = ${number} for update`;
    isHeld();
    await free;
  });
  await taken;
  return async () => {
    letGo();
    await ended;
  };
}

test('a repeated call waits while the first is running, and gets its response', async () => {
  const number = await book(customer);
  const letGo = await held(number);
  const first = addEvent(number, 'waiting');
  await expect.poll(waiting).toHaveLength(1);
  const second = addEvent(number, 'waiting');
  await expect.poll(waiting).toHaveLength(2);
  expect((await waiting()).at(-1)?.query).toContain('idempotency_keys');
  await letGo();
  const responses = await Promise.all([first, second]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(responses[1]?.json()).toEqual(responses[0]?.json());
  expect(responses.map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
  expect(await eventsOf(number)).toBe(1);
});

test('when the first call dies, the repeated call that waits for it does the work', async () => {
  const number = await book(customer);
  const letGo = await held(number);
  const first = addEvent(number, 'dying');
  await expect.poll(waiting).toHaveLength(1);
  const second = addEvent(number, 'dying');
  await expect.poll(waiting).toHaveLength(2);
  const [oldest] = await waiting();
  await product.database.sql`select pg_terminate_backend(${oldest?.pid ?? 0})`;
  expect((await first).statusCode).toBeGreaterThanOrEqual(500);
  await letGo();
  const response = await second;
  expect([response.statusCode, response.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect(await eventsOf(number)).toBe(1);
});

test('a client whose connection broke before the response gets it by retrying', async () => {
  const number = await book(customer);
  const letGo = await held(number);
  const { port } = product.app.server.address() as AddressInfo;
  const lost = httpRequest({
    port,
    method: 'POST',
    path: `/api/tracking/${number}/events`,
    headers: {
      cookie: dispatcher.cookie,
      'content-type': 'application/json',
      'idempotency-key': 'gone away',
    },
  });
  lost.on('error', () => {});
  const gone = new Promise((resolve) => lost.on('close', resolve));
  lost.end(JSON.stringify({ status: 'customs', location: 'Rotterdam, NL' }));
  await expect.poll(waiting).toHaveLength(1);
  lost.destroy();
  await gone;
  await letGo();
  await expect.poll(() => eventsOf(number)).toBe(1);
  const response = await addEvent(number, 'gone away');
  expect([response.statusCode, response.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(await eventsOf(number)).toBe(1);
});

test('a rejection is not stored: the same key works once the obstacle is gone', async () => {
  const number = await book(customer);
  const { sql } = product.database;
  await sql`update shipments set tracking_number = 'GS000000018' where tracking_number = ${number}`;
  expect((await addEvent(number, 'refused')).statusCode).toBe(404);
  await sql`update shipments set tracking_number = ${number} where tracking_number = 'GS000000018'`;
  const response = await addEvent(number, 'refused');
  expect([response.statusCode, response.headers['idempotency-replayed']]).toEqual([201, undefined]);
});

test('a key has at most 200 characters, and an empty key is ignored', async () => {
  const number = await book(customer);
  const response = await addEvent(number, 'k'.repeat(201));
  expect([response.statusCode, response.json().detail]).toEqual([
    400,
    'An Idempotency-Key can have at most 200 characters.',
  ]);
  expect((await addEvent(number, 'k'.repeat(200))).statusCode).toBe(201);
  await addEvent(number, '');
  await addEvent(number, '');
  expect(await eventsOf(number)).toBe(3);
});

test('the stored row reveals neither the request nor the response', async () => {
  const number = await book(customer);
  const { id } = (await addEvent(number, 'sealed')).json();
  const [row] = await product.database.sql`
    select to_jsonb(k)::text as text from idempotency_keys k where key = 'sealed'`;
  for (const word of [id, number, 'Rotterdam']) expect(row?.text).not.toContain(word);
});

test('the API reference documents the Idempotency-Key header of every idempotent write', async () => {
  const { paths } = (await product.visitor.request('GET', '/api/openapi.json')).json();
  const named = ({ parameters = [] }: { parameters?: { name: string }[] }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key');
  expect(named(paths['/tracking/{tracking_number}/events'].post)).toBe(true);
  expect(named(paths['/people/sign-up'].post)).toBe(true);
  expect(named(paths['/people/sign-in'].post)).toBe(false);
  expect(named(paths['/tracking/{tracking_number}'].get)).toBe(false);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inThisProcess } from '#server/live/broadcast-for-tests.ts';
import { lockShipment } from '#server/shipments/shipments-table.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { recordStatus } from '#server/tracking/record-status.ts';
import { rowsOf, tracesOf } from './ownership-traces.ts';
import { type Belongings, bookingOf, type Customer, moveIn, type Traits } from './ownership-world.ts';

const BEN: Traits = { word: 'Quillfeather', origin_city: 'Seattle', digit: 7 };
const KEY = { 'idempotency-key': 'a key that both happen to use' };

let product: TestApp;
let ada: Customer;
let ben: Customer;
let bens: Belongings;
let tracesOfBen: string[];
const sockets: WebSocket[] = [];

beforeAll(async () => {
  product = await startTestApp({ broadcast: inThisProcess() });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  ada = await product.signIn('customer');
  await moveIn(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
  ben = await product.signIn('customer');
  bens = await moveIn(product, ben, BEN);
  tracesOfBen = await tracesOf(product.database, ben);
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await product.close();
});

/** The customer's open page: what it was told, and how it asks. */
async function pageOf({ cookie }: Customer) {
  const { port } = product.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { cookie: cookie ?? '' } });
  sockets.push(socket);
  const told: string[] = [];
  socket.on('message', (data) => told.push(String(data)));
  await once(socket, 'open');
  return {
    told,
    async say(message: object) {
      const before = told.length;
      socket.send(JSON.stringify(message));
      await expect.poll(() => told.length).toBeGreaterThan(before);
      return told.slice(before).join('\n');
    },
  };
}

describe('notifications', () => {
  test.each([
    ['as one’s own', {}],
    ['by another’s id', { user_id: () => bens.user_id, id: () => bens.user_id }],
    ['by a channel’s name', { topic: () => `notifications:${bens.user_id}` }],
  ])('of Ben are not heard by Ada, asked for %s', async (_, change) => {
    const [adasPage, bensPage] = [await pageOf(ada), await pageOf(ben)];
    await bensPage.say({ type: 'subscribe', topic: 'notifications' });
    await adasPage.say({
      type: 'subscribe',
      topic: 'notifications',
      ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value()])),
    });

    const booked = await ben.request('POST', '/api/functions/create-shipment', bookingOf(BEN));
    await expect.poll(() => bensPage.told.join()).toContain(booked.json().tracking_number);
    await adasPage.say({ type: 'heartbeat' });
    expect(adasPage.told.join()).not.toMatch(/"event"/);
    expect(adasPage.told.join()).not.toContain(booked.json().tracking_number);
  });
});

describe('a shipment of Ben, for whoever has its number', () => {
  /** What its tracking page says to everybody. */
  const isPublic = (trace: string) =>
    [bens.tracking_number, `${BEN.word} cargo`, BEN.origin_city].some((said) => trace.includes(said));
  const secretsIn = (told: string) =>
    tracesOfBen.filter((trace) => !isPublic(trace) && told.includes(trace) && !placesOfRoute.has(trace));
  const placesOfRoute = new Set<string>();

  beforeAll(async () => {
    const { sql } = product.database;
    const named = await sql`
      select location_name as name from route_waypoints where shipment_id = ${bens.shipment_id}
      union select from_name from route_legs where shipment_id = ${bens.shipment_id}
      union select to_name from route_legs where shipment_id = ${bens.shipment_id}`;
    for (const { name } of named) placesOfRoute.add(name);
  });

  test('says on its channel nothing that its page does not say', async () => {
    const page = await pageOf(ada);
    await page.say({ type: 'subscribe', topic: 'tracking', tracking_number: bens.tracking_number });
    await product.database.transaction(async (transaction) => {
      const shipment = await lockShipment(transaction, bens.shipment_id);
      if (!shipment) throw new Error('Ben’s shipment is gone.');
      await recordStatus(transaction, product.dependencies, shipment, {
        status: 'customs',
        location: 'Rotterdam, NL',
        description: null,
        occurred_at: new Date(),
        by: { user_id: ben.user_id, full_name: 'Ben' },
      });
    });
    await expect.poll(() => page.told.join()).toContain('"event"');
    expect(secretsIn(page.told.join('\n'))).toEqual([]);
  });

  test.each(['', '/route'])('answers at /api/tracking/{number}%s with public data', async (path) => {
    const answer = await ada.request('GET', `/api/tracking/${bens.tracking_number}${path}`);
    expect(answer.statusCode).toBe(200);
    expect(secretsIn(answer.body)).toEqual([]);
  });
});

test('Ada gets no answer that was kept under the same key for Ben', async () => {
  const booking = bookingOf(BEN);
  const [first, second] = [
    await ben.request('POST', '/api/functions/create-shipment', booking, KEY),
    await ada.request('POST', '/api/functions/create-shipment', booking, KEY),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().tracking_number).not.toBe(first.json().tracking_number);
  expect((await rowsOf(product.database, ben)).join()).not.toContain(second.json().tracking_number);
});

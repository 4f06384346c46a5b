import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sessions } from '../auth/sessions/sessions-table.ts';
import { connect, type Database } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { notify } from '../notifications/notify.ts';
import { profiles } from '../people/profiles-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { Broadcast } from './broadcast.ts';
import { accessOf, type Channel } from './channel.ts';
import { LiveHub } from './live-hub.ts';
import { postgresBroadcast } from './postgres-broadcast.ts';

interface Received {
  type: string;
  topic?: string;
  event?: string;
  data?: unknown;
}

let product: TestApp;
let broadcast: Broadcast;
let elsewhere: TestDatabase;
let listening: Database;
let address: string;
beforeAll(async () => {
  // NOTIFY reaches only listeners on the same database, so the product and this test share one.
  elsewhere = await createTestDatabase();
  listening = connect(elsewhere.url, 3);
  broadcast = await postgresBroadcast(listening);
  product = await startTestApp({ broadcast });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(product.app.server.address() as AddressInfo).port}/api/live`;
});
afterAll(async () => {
  await product.close();
  await broadcast.close();
  await listening.close();
  await elsewhere.remove();
});

async function open(headers: Record<string, string> = {}) {
  const socket = new WebSocket(address, { headers });
  const received: Received[] = [];
  let frames = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    frames += 1;
    if (message.type === 'events')
      received.push(...message.events.map((event: object) => ({ type: 'event', ...event })));
    else received.push(message);
  });
  await once(socket, 'open');
  const receives = async (expected: object) =>
    expect.poll(() => received).toContainEqual(expect.objectContaining(expected));
  return {
    socket,
    received,
    receives,
    frames: () => frames,
    send: (message: object) => socket.send(JSON.stringify(message)),
  };
}

const publish = (channel: Channel, event: string, data: unknown = {}) =>
  listening.transaction((transaction) => broadcast.publish(transaction, [{ channel, event, data }]));

test('anyone may follow a shipment, and receives events of that shipment only', async () => {
  const page = await open();
  page.send({ type: 'subscribe', topic: 'tracking', tracking_number: ' gs 123456789' });
  await page.receives({ type: 'subscribed', topic: 'tracking:GS123456789' });
  await publish('tracking:GS000000000', 'moved');
  await publish('tracking:GS123456789', 'moved', { speed: 12 });
  await page.receives({ type: 'event', topic: 'tracking:GS123456789', event: 'moved', data: { speed: 12 } });
  expect(page.received.filter(({ type }) => type === 'event')).toHaveLength(1);
  page.send({ type: 'unsubscribe', topic: 'tracking', tracking_number: 'GS123456789' });
  page.send({ type: 'heartbeat' });
  await page.receives({ type: 'heartbeat' });
  await publish('tracking:GS123456789', 'moved');
  page.send({ type: 'heartbeat' });
  await expect.poll(() => page.received.filter(({ type }) => type === 'heartbeat').length).toBe(2);
  expect(page.received.filter(({ type }) => type === 'event')).toHaveLength(1);
  page.socket.close();
});

test('people receive only their own notifications', async () => {
  const [ada, bob] = [await product.signIn('customer'), await product.signIn('customer')];
  const pages = {
    ada: await open({ cookie: ada.cookie ?? '' }),
    bob: await open({ cookie: bob.cookie ?? '' }),
  };
  for (const page of [pages.ada, pages.bob]) {
    page.send({ type: 'subscribe', topic: 'notifications' });
    await page.receives({ type: 'subscribed', topic: 'notifications' });
  }
  const title = 'For Ada';
  await product.database.transaction(async (transaction) => {
    await notify(
      transaction,
      {
        ...product.dependencies,
        broadcast: {
          ...broadcast,
          publish: (_, messages) => listening.transaction((other) => broadcast.publish(other, messages)),
        },
      },
      {
        user_id: ada.user_id,
        kind: 'role_changed',
        title,
        message: 'Hello',
        type: 'info',
      },
    );
  });
  await pages.ada.receives({
    type: 'event',
    topic: 'notifications',
    event: 'notified',
    data: expect.objectContaining({ title }),
  });
  expect(pages.bob.received.some(({ type }) => type === 'event')).toBe(false);
  for (const page of [pages.ada, pages.bob]) page.socket.close();
});

test.each([
  ['a visitor subscribing to notifications', { type: 'subscribe', topic: 'notifications' }, 'Sign in first.'],
  ['an invalid message', { type: 'sing' }, 'Invalid message.'],
])('%s: refused', async (_, message, reason) => {
  const page = await open();
  page.send(message);
  await page.receives({ type: 'refused', reason });
  page.socket.close();
});

test('staff receive all changes of the fleet, and moved positions once a second', async () => {
  const dispatcher = await product.signIn('dispatcher');
  const page = await open({ cookie: dispatcher.cookie ?? '' });
  page.send({ type: 'subscribe', topic: 'fleet' });
  await page.receives({ type: 'subscribed', topic: 'fleet' });
  const change = { tracking_number: 'GS123456789', status: 'customs', by: null, by_id: null };
  await publish('fleet', 'changed', change);
  await page.receives({ type: 'event', topic: 'fleet', event: 'changed', data: change });

  const place = { latitude: 1, longitude: 2, heading: 90, transport_mode: 'sea', updated_at: 'now' };
  const moved = { event: 'moved', data: { ...place, speed: 5, progress: 1 } };
  // Nine moves of two vehicles within one transaction may span at most two batches.
  await listening.transaction((transaction) =>
    broadcast.publish(transaction, [
      ...Array.from({ length: 8 }, (_, latitude) => ({
        ...moved,
        channel: 'tracking:GS123456789' as const,
        data: { ...moved.data, latitude },
      })),
      { ...moved, channel: 'tracking:GS000000000' },
      { channel: 'tracking:GS123456789', event: 'changed', data: { status: 'customs' } },
    ]),
  );
  // Moves without a position from earlier tests may be sent in the same batch.
  const moves = () =>
    page.received.filter(({ event, data }) => event === 'moved' && JSON.stringify(data).includes('latitude'));
  const positions = () => moves().flatMap(({ data }) => (data as { positions: object[] }).positions);
  await expect
    .poll(positions, { timeout: 3_000 })
    .toContainEqual({ tracking_number: 'GS000000000', ...place });
  expect(positions()).toContainEqual({ tracking_number: 'GS123456789', ...place, latitude: 7 });
  expect(moves().length).toBeLessThanOrEqual(2);
  await publish('tracking:GS000000000', 'moved', { ...place, longitude: 3 });
  await page.receives({ data: { positions: [{ tracking_number: 'GS000000000', ...place, longitude: 3 }] } });
  page.socket.close();
});

test.each(['visitor', 'customer', 'driver'] as const)(
  'a %s who subscribes to the fleet gets the same response as for an invalid message',
  async (role) => {
    const person = role === 'visitor' ? null : await product.signIn(role);
    const page = await open(person ? { cookie: person.cookie ?? '' } : {});
    page.send({ type: 'subscribe', topic: 'fleet' });
    await page.receives({ type: 'refused', reason: 'Invalid message.' });
    await publish('fleet', 'changed', { tracking_number: 'GS123456789' });
    page.send({ type: 'heartbeat' });
    await page.receives({ type: 'heartbeat' });
    expect(page.received.map(({ type }) => type)).toEqual(['refused', 'heartbeat']);
    page.socket.close();
  },
);

test('a demoted staff member stops receiving fleet events', async () => {
  const dispatcher = await product.signIn('dispatcher');
  const page = await open({ cookie: dispatcher.cookie ?? '' });
  page.send({ type: 'subscribe', topic: 'fleet' });
  await page.receives({ type: 'subscribed', topic: 'fleet' });
  await product.database.db
    .update(profiles)
    .set({ role: 'customer' })
    .where(eq(profiles.user_id, dispatcher.user_id));
  const closed = once(page.socket, 'close');
  page.send({ type: 'heartbeat' });
  await closed;
});

test('events of a rolled-back transaction are not delivered', async () => {
  const page = await open();
  page.send({ type: 'subscribe', topic: 'tracking', tracking_number: 'GS123456789' });
  await page.receives({ type: 'subscribed' });
  const failing = listening.transaction(async (transaction) => {
    await broadcast.publish(transaction, [{ channel: 'tracking:GS123456789', event: 'moved', data: {} }]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await publish('tracking:GS123456789', 'changed');
  await page.receives({ event: 'changed' });
  expect(page.received.some(({ event }) => event === 'moved')).toBe(false);
  page.socket.close();
});

test('a batch larger than PostgreSQL’s notification limit arrives complete', async () => {
  const page = await open();
  page.send({ type: 'subscribe', topic: 'tracking', tracking_number: 'GS123456789' });
  await page.receives({ type: 'subscribed' });
  const messages = Array.from({ length: 100 }, (_, count) => ({
    channel: 'tracking:GS123456789' as const,
    event: 'moved',
    data: { count, filler: 'x'.repeat(300) },
  }));
  await listening.transaction((transaction) => broadcast.publish(transaction, messages));
  await expect.poll(() => page.received.filter(({ event }) => event === 'moved').length).toBe(100);
  page.socket.close();
});

test('a change of 500 shipments disconnects no page', async () => {
  const admin = await product.signIn('admin');
  const page = await open({ cookie: admin.cookie ?? '' });
  page.send({ type: 'subscribe', topic: 'fleet' });
  await page.receives({ type: 'subscribed' });
  const messages = Array.from({ length: 500 }, (_, count) => ({
    channel: 'fleet' as const,
    event: 'changed',
    data: { tracking_number: `GS${count}`, status: 'customs', by: 'Test admin', by_id: admin.user_id },
  }));
  await listening.transaction((transaction) => broadcast.publish(transaction, messages));
  await expect
    // Moves from earlier tests may be sent in the same batch.
    .poll(() => page.received.flatMap(({ event, data }) => (event === 'changed' ? [data] : [])))
    .toEqual(messages.map(({ data }) => data));
  expect(page.frames()).toBeLessThan(100);
  page.socket.close();
});

test('a page that sends too many messages is disconnected', async () => {
  const page = await open();
  const closed = once(page.socket, 'close');
  // Sends no more than are answered at a time, because the page would be disconnected sooner.
  for (let received = 0; received < 200; received += 50) {
    for (let message = 0; message < 50; message += 1) page.send({ type: 'sing' });
    await expect.poll(page.frames).toBe(received + 50);
  }
  page.send({ type: 'heartbeat' });
  const [code] = await closed;
  expect(code).toBe(1008);
});

test('a socket above the caller’s limit is closed, and the others stay open', async () => {
  const sockets: WebSocket[] = [];
  for (let held = 0; held < 3; held += 1) sockets.push((await open()).socket);
  const hub = new LiveHub(broadcast, { each: 2, network: 10 });
  const codes = sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve)));
  const reader = {
    network: '203.0.113.7',
    person: null,
    isStillSignedIn: async () => true,
    mayFollow: async () => true,
  };
  for (const socket of sockets) hub.add(socket, reader);
  expect(await codes[2]).toBe(1013);
  expect(sockets.slice(0, 2).every(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true);
  sockets[0]?.close();
  await codes[0];
  const next = (await open()).socket;
  hub.add(next, reader);
  expect(next.readyState).toBe(WebSocket.OPEN);
  hub.close();
  for (const socket of [...sockets, next]) socket.terminate();
});

test('closing the hub makes pages reconnect elsewhere, and rejects new ones', async () => {
  const [page, late] = [(await open()).socket, (await open()).socket];
  const hub = new LiveHub(broadcast, { each: 2, network: 10 });
  const codes = [page, late].map((socket) => new Promise((resolve) => socket.on('close', resolve)));
  const reader = {
    network: '203.0.113.7',
    person: null,
    isStillSignedIn: async () => true,
    mayFollow: async () => true,
  };
  hub.add(page, reader);
  hub.close();
  hub.add(late, reader);
  expect(await Promise.all(codes)).toEqual([1012, 1012]);
});

test('a page of another site cannot open a socket', async () => {
  const socket = new WebSocket(address, { headers: { origin: 'https://evil.example' } });
  const [error] = await once(socket, 'error');
  expect(String(error)).toContain('403');
});

test('a socket closes when its session ends', async () => {
  const person = await product.signIn('customer');
  const page = await open({ cookie: person.cookie ?? '' });
  page.send({ type: 'heartbeat' });
  await page.receives({ type: 'heartbeat' });
  expect((await person.request('POST', '/api/people/sign-out', {})).statusCode).toBe(200);
  const closed = once(page.socket, 'close');
  page.send({ type: 'heartbeat' });
  await closed;
  expect(page.received).toHaveLength(1);
});

test('a page whose session is ended elsewhere is closed with the reason', async () => {
  const person = await product.signIn('customer');
  const page = await open({ cookie: person.cookie ?? '' });
  page.send({ type: 'heartbeat' });
  await page.receives({ type: 'heartbeat' });
  const closed = once(page.socket, 'close');
  const [session] = await product.database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, person.user_id));
  expect((await person.request('POST', `/api/people/sessions/${session?.id}/end`, {})).statusCode).toBe(200);
  await publish(accessOf(person.user_id), 'changed', { reason: 'elsewhere' });
  const [code, reason] = await closed;
  expect([code, String(reason)]).toEqual([4001, 'elsewhere']);
});

import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import { natsBroadcast } from './nats-broadcast.ts';
import { type NatsServer, startNatsServer } from './nats-server-for-tests.ts';

const SUBJECT = 'groundswell.test';
const PASSWORD = 'a-word-nobody-logs';

interface Node extends Broadcast {
  received: LiveMessage[];
  gaps(): number;
}

let own: TestDatabase;
let database: Database;
let server: NatsServer;
let logged: string[];
const nodes: Node[] = [];
beforeAll(async () => {
  own = await createTestDatabase();
  database = connect(own.url, 2);
});
afterAll(async () => {
  await database.close();
  await own.remove();
});
beforeEach(async () => {
  logged = [];
  server = await startNatsServer({ user: 'groundswell', pass: PASSWORD });
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()));
  await server.close();
  expect(logged.join('')).not.toContain(PASSWORD);
});

async function startNode(url = server.url): Promise<Node> {
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
  const broadcast = await natsBroadcast({ url, subject: SUBJECT, log });
  const received: LiveMessage[] = [];
  let gaps = 0;
  broadcast.subscribe((message) => received.push(message));
  broadcast.onMissedEvents(() => {
    gaps += 1;
  });
  const node = { ...broadcast, received, gaps: () => gaps };
  nodes.push(node);
  return node;
}

const message = (data: unknown) => ({ channel: 'tracking:GS123456789' as const, event: 'moved', data });
const write = (node: Node, ...data: unknown[]) =>
  database.transaction((transaction) => node.publish(transaction, data.map(message)));
const receives = (node: Node, ...data: unknown[]) =>
  expect.poll(() => node.received).toEqual(data.map(message));

test('committed events are delivered locally at once, and on other nodes exactly once', async () => {
  const [near, far] = [await startNode(), await startNode()];
  await write(near, 1, 'straße');
  expect(near.received).toEqual([message(1), message('straße')]);
  await receives(far, 1, 'straße');
  expect([near.gaps(), far.gaps()]).toEqual([0, 0]);
  expect(near.received).toHaveLength(2);
});

test('rolled-back events are delivered nowhere', async () => {
  const [near, far] = [await startNode(), await startNode()];
  const failing = database.transaction(async (transaction) => {
    await near.publish(transaction, [message('lost')]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await write(near, 'committed');
  await receives(far, 'committed');
  expect(near.received).toEqual([message('committed')]);
});

test('an event batch of thousands arrives complete', async () => {
  const [near, far] = [await startNode(), await startNode()];
  const many = Array.from({ length: 3_000 }, (_, count) => ({ count, filler: 'x'.repeat(300) }));
  await write(near, ...many);
  await receives(far, ...many);
});

test('nodes work independently while NATS is down, and report missed events when it is back', async () => {
  const [near, far] = [await startNode(), await startNode()];
  await server.away();
  await expect.poll(near.isConnected).toBe(false);
  await write(near, 'meanwhile');
  expect(near.received).toEqual([message('meanwhile')]);
  await server.back();
  await expect.poll(() => Math.min(near.gaps(), far.gaps())).toBeGreaterThan(0);
  await expect.poll(far.isConnected).toBe(true);
  await write(near, 'afterwards');
  await receives(far, 'afterwards');
});

test('a node starts while NATS is down, and connects once it is up', async () => {
  await server.away();
  const [near, far] = [await startNode(), await startNode()];
  expect(near.isConnected()).toBe(false);
  await server.back();
  await expect.poll(() => near.isConnected() && far.isConnected()).toBe(true);
  await write(near, 'joined');
  await receives(far, 'joined');
});

test('a server that rejects the password fails the start, without logging the password', async () => {
  const wrong = startNode(server.url.replace(PASSWORD, `${PASSWORD}-wrong`));
  await expect(wrong).rejects.toThrow(
    'NATS_URL: the server rejected the connection: invalid user or password',
  );
});

test('a server without TLS fails the start when TLS is required', async () => {
  const clear = startNode(server.url.replace('nats:', 'tls:'));
  await expect(clear).rejects.toThrow('NATS_URL: the server rejected the connection');
});

test.each([
  'no JSON',
  '{}',
  '{"node":"x","number":-1}',
  '{"node":"x","number":1,"messages":[{"channel":"anything","event":"moved","data":1}]}',
])('an invalid packet is ignored: %s', async (payload) => {
  const [near, far] = [await startNode(), await startNode()];
  server.publish(SUBJECT, payload);
  await write(near, 'after it');
  await receives(far, 'after it');
  expect(far.gaps()).toBe(0);
});

test('a commit with an unknown outcome makes every page refetch', async () => {
  const [near, far] = [await startNode(), await startNode()];
  const fragile = connect(own.url, 1);
  const failing = fragile.transaction(async (transaction) => {
    await near.publish(transaction, [message('perhaps')]);
    fragile.cut();
  });
  await expect(failing).rejects.toThrow();
  void fragile.close();
  await expect.poll(() => [near.gaps(), far.gaps()]).toEqual([1, 1]);
  expect(far.received).toEqual([]);
});

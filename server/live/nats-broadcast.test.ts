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
  heard: LiveMessage[];
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
  const heard: LiveMessage[] = [];
  let gaps = 0;
  broadcast.subscribe((message) => heard.push(message));
  broadcast.onMissedEvents(() => {
    gaps += 1;
  });
  const node = { ...broadcast, heard, gaps: () => gaps };
  nodes.push(node);
  return node;
}

const told = (data: unknown) => ({ channel: 'tracking:GS123456789' as const, event: 'moved', data });
const write = (node: Node, ...data: unknown[]) =>
  database.transaction((transaction) => node.publish(transaction, data.map(told)));
const hears = (node: Node, ...data: unknown[]) =>
  expect.poll(() => node.heard, { timeout: 4_000 }).toEqual(data.map(told));

test('what is committed is heard at once where it was written, and on other nodes once', async () => {
  const [near, far] = [await startNode(), await startNode()];
  await write(near, 1, 'straße');
  expect(near.heard).toEqual([told(1), told('straße')]);
  await hears(far, 1, 'straße');
  expect([near.gaps(), far.gaps()]).toEqual([0, 0]);
  expect(near.heard).toHaveLength(2);
});

test('what is rolled back is heard nowhere', async () => {
  const [near, far] = [await startNode(), await startNode()];
  const failing = database.transaction(async (transaction) => {
    await near.publish(transaction, [told('lost')]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await write(near, 'kept');
  await hears(far, 'kept');
  expect(near.heard).toEqual([told('kept')]);
});

test('a change of thousands arrives whole', async () => {
  const [near, far] = [await startNode(), await startNode()];
  const many = Array.from({ length: 3_000 }, (_, count) => ({ count, filler: 'x'.repeat(300) }));
  await write(near, ...many);
  await hears(far, ...many);
});

test('while NATS is away nodes go on by themselves, and tell of a gap when it is back', async () => {
  const [near, far] = [await startNode(), await startNode()];
  await server.away();
  await expect.poll(near.isConnected).toBe(false);
  await write(near, 'meanwhile');
  expect(near.heard).toEqual([told('meanwhile')]);
  await server.back();
  await expect.poll(() => Math.min(near.gaps(), far.gaps()), { timeout: 5_000 }).toBeGreaterThan(0);
  await expect.poll(far.isConnected).toBe(true);
  await write(near, 'afterwards');
  await hears(far, 'afterwards');
});

test('a node starts while NATS is away, and joins the others once it is there', async () => {
  await server.away();
  const [near, far] = [await startNode(), await startNode()];
  expect(near.isConnected()).toBe(false);
  await server.back();
  await expect.poll(() => near.isConnected() && far.isConnected(), { timeout: 5_000 }).toBe(true);
  await write(near, 'joined');
  await hears(far, 'joined');
});

test('a server that refuses the password stops the start, in words without it', async () => {
  const wrong = startNode(server.url.replace(PASSWORD, `${PASSWORD}-wrong`));
  await expect(wrong).rejects.toThrow(
    'NATS_URL names a server that does not take us: it refuses the name or the password',
  );
});

test('so does one that speaks in the clear where encryption is asked for', async () => {
  const clear = startNode(server.url.replace('nats:', 'tls:'));
  await expect(clear).rejects.toThrow('NATS_URL names a server that does not take us');
});

test.each([
  'no JSON',
  '{}',
  '{"node":"x","number":-1}',
  '{"node":"x","number":1,"messages":[{"channel":"anything","event":"moved","data":1}]}',
])('what no node would say is ignored: %s', async (payload) => {
  const [near, far] = [await startNode(), await startNode()];
  server.say(SUBJECT, payload);
  await write(near, 'after it');
  await hears(far, 'after it');
  expect(far.gaps()).toBe(0);
});

test('a commit that nobody knows of makes every page read again', async () => {
  const [near, far] = [await startNode(), await startNode()];
  const fragile = connect(own.url, 1);
  const failing = fragile.transaction(async (transaction) => {
    await near.publish(transaction, [told('perhaps')]);
    fragile.cut();
  });
  await expect(failing).rejects.toThrow();
  void fragile.close();
  await expect.poll(() => [near.gaps(), far.gaps()], { timeout: 4_000 }).toEqual([1, 1]);
  expect(far.heard).toEqual([]);
});

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { connect, type Database } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { postgresBroadcast } from '../live/postgres-broadcast.ts';
import { lockShipment } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { recordPosition } from './record-position.ts';
import { recordStatus } from './record-status.ts';
import { listLegs } from './route/route-legs-table.ts';
import { MAX_AGE_MS } from './tracking-cache.ts';

const WRITES = 60;
const READERS = 4;

interface Node {
  product: TestApp;
  broadcast: Broadcast;
  database: Database;
}

let store: TestDatabase;
let nodes: Node[];
let shipment: { id: string; tracking_number: string };
beforeAll(async () => {
  store = await createTestDatabase();
  nodes = [await startNode(), await startNode()];
  const [{ product }] = nodes as [Node];
  const customer = await product.signIn('customer');
  const response = await customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Chicago',
    origin_country: 'US',
    destination_city: 'Los Angeles',
    destination_country: 'US',
    destination_address: '1 Main Street',
    cargo_description: 'Lamps',
    cargo_weight: 800,
    transport_mode: 'rail',
  });
  shipment = response.json();
});
afterAll(async () => {
  for (const { product, broadcast } of nodes) {
    await broadcast.close();
    await product.close();
  }
  await store.remove();
});

async function startNode(): Promise<Node> {
  const database = connect(store.url, 5);
  const broadcast = await postgresBroadcast(database);
  return { database, broadcast, product: await startTestApp({ database, broadcast }) };
}

/** One write after the other by the first node: the n-th says n, as a position's vehicle or as an event. */
async function write(n: number): Promise<void> {
  const [{ database, broadcast, product }] = nodes as [Node];
  await database.transaction(async (transaction) => {
    if (n % 2 === 0) {
      const track = trackOf(await listLegs(transaction, shipment.id));
      await recordPosition(transaction, broadcast, shipment.id, {
        ...placeOn(track, (0.2 + n / 1_000) * track.length_km),
        speed: 70,
        vehicle_identifier: String(n),
        taken_at: new Date(Date.now() + n),
      });
    } else {
      const locked = await lockShipment(transaction, shipment.id);
      if (!locked) throw new Error('The shipment is gone.');
      await recordStatus(transaction, product.dependencies, locked, {
        status: n % 4 === 1 ? 'in_transit' : 'customs',
        location: 'Los Angeles, US',
        description: String(n),
        occurred_at: new Date(Date.now() + n),
        by: null,
      });
    }
  });
}

interface Tracked {
  live: { vehicle_identifier: string } | null;
  events: { description: string | null }[];
}

function newestIn({ live, events }: Tracked): number {
  const published = [live?.vehicle_identifier, ...events.map(({ description }) => description)];
  return Math.max(0, ...published.map(Number).filter(Number.isFinite));
}

test('readers on both nodes never get data more than 100 ms old, and most see a write at once', async () => {
  const committed: number[] = [];
  const seen: { requested_at: number; newest: number }[] = [];
  let isOver = false;
  const read = async ({ product }: Node) => {
    while (!isOver) {
      const requested_at = performance.now();
      const response = await product.visitor.request('GET', `/api/tracking/${shipment.tracking_number}`);
      seen.push({ requested_at, newest: newestIn(response.json()) });
      await pause(1);
    }
  };
  const readers = nodes.flatMap((node) => Array.from({ length: READERS / nodes.length }, () => read(node)));
  for (let n = 1; n <= WRITES; n++) {
    await write(n);
    committed[n] = performance.now();
    await pause(n % 5 === 0 ? 30 : 2);
  }
  isOver = true;
  await Promise.all(readers);
  // How long before the look-up the first write was committed that the response lacks.
  const lateness = seen.map(
    ({ requested_at, newest }) => requested_at - (committed[newest + 1] ?? requested_at),
  );
  expect(Math.max(...lateness)).toBeLessThan(MAX_AGE_MS);
  expect(lateness.filter((late) => late > 20).length / lateness.length).toBeLessThan(0.2);
  expect(seen.length).toBeGreaterThan(WRITES);
});

test('also when the messages do not arrive', async () => {
  const { broadcast, database } = nodes[1] as Node;
  const deaf = await startTestApp({ database, broadcast: { ...broadcast, subscribe: () => () => {} } });
  const lookUp = async () =>
    newestIn((await deaf.visitor.request('GET', `/api/tracking/${shipment.tracking_number}`)).json());
  await lookUp();
  await write(WRITES + 2);
  await pause(MAX_AGE_MS + 1);
  expect(await lookUp()).toBe(WRITES + 2);
  await deaf.app.close();
});

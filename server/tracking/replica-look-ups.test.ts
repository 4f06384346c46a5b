import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabasePair } from '../database/embedded/database-pair-for-tests.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { connect, type Pool } from '../database/pool/connection.ts';
import { openReplica, type Replica } from '../database/pool/replica.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { MAX_AGE_MS } from './tracking-cache.ts';

const MAX_LAG_MS = 1_000;

let pair: DatabasePair;
let database: Pool;
let standby: Pool;
let replica: Replica;
let product: TestApp;
let dispatcher: TestPerson;
let number: string;
let servedByStandby = 0;
beforeAll(async () => {
  pair = await DatabasePair.start({ synchronous: false });
  await migrate(pair.primaryUrl);
  database = connect(pair.primaryUrl, 5);
  standby = connect(pair.standbyUrl, 1);
  const before = await startTestApp({ database });
  number = await book(await before.signIn('customer'));
  await before.app.close();
  replica = openReplica({ url: pair.standbyUrl, log: pino({ level: 'silent' }) });
  const fit = (max_lag_ms?: number) => {
    const found = replica.fit(max_lag_ms);
    if (found) servedByStandby += 1;
    return found;
  };
  // Another process than the one that wrote: it has no reason to read the primary.
  product = await startTestApp({ database, replica: { ...replica, fit } });
  dispatcher = await product.signIn('dispatcher');
});
afterAll(async () => {
  await product.app.close();
  await Promise.all([replica.close(), standby.close(), database.close()]);
  await pair.stop();
});

async function lookUp() {
  await pause(MAX_AGE_MS);
  return (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
}

const keepsUp = () => expect.poll(() => replica.fit(MAX_LAG_MS)).not.toBeNull();

test('a streaming standby has a commit within a second', async () => {
  const lags: number[] = [];
  for (let count = 0; count < 20; count++) {
    const start = performance.now();
    await database.sql`update shipments set cargo_weight = ${count + 1} where tracking_number = ${number}`;
    for (let level = false; !level; ) {
      const [row] = await standby.sql`
        select cargo_weight::int as weight from shipments where tracking_number = ${number}`;
      level = row?.weight === count + 1;
    }
    lags.push(performance.now() - start);
  }
  expect(lags.sort((a, b) => a - b)[10]).toBeLessThan(MAX_LAG_MS);
});

test('visitors are served by the standby, and by the primary while it lags', async () => {
  servedByStandby = 0;
  // Not at once where the standby lags for a moment.
  await expect.poll(lookUp).toSatisfy(() => servedByStandby > 0);
  const { cargo_description } = await lookUp();
  await standby.sql`select pg_wal_replay_pause()`;
  await database.sql`update shipments set cargo_description = 'Brass valves' where tracking_number = ${number}`;
  await expect.poll(() => replica.fit(MAX_LAG_MS)).toBeNull();
  const [row] = await standby.sql`select cargo_description from shipments where tracking_number = ${number}`;
  expect(row?.cargo_description).toBe(cargo_description);
  expect((await lookUp()).cargo_description).toBe('Brass valves');
  await standby.sql`select pg_wal_replay_resume()`;
});

test('a shipment that was just written is read from the primary, however little the standby lags', async () => {
  await keepsUp();
  await standby.sql`select pg_wal_replay_pause()`;
  const changed = await dispatcher.request('POST', `/api/shipments/${number}/status`, {
    status: 'picked_up',
  });
  expect(changed.statusCode, changed.body).toBe(200);
  servedByStandby = 0;
  expect((await lookUp()).status).toBe('picked_up');
  expect(servedByStandby).toBe(0);
  await standby.sql`select pg_wal_replay_resume()`;
});

test('a number that the standby does not have yet is found', async () => {
  await keepsUp();
  const customer = await product.signIn('customer');
  await standby.sql`select pg_wal_replay_pause()`;
  const booked = await book(customer);
  expect((await product.visitor.request('GET', `/api/tracking/${booked}`)).statusCode).toBe(200);
  await standby.sql`select pg_wal_replay_resume()`;
});

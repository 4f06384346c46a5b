import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import { backUp } from '../backup/back-up.ts';
import { createOwnedDatabase, type OwnedDatabase } from '../backup/backup-for-tests.ts';
import { restore } from '../backup/restore.ts';
import { connect, type Pool } from '../database/pool/connection.ts';
import { monitorDatabase } from '../database/pool/health-monitor.ts';
import { proxyTo, type TestProxy } from '../database/pool/proxy-for-tests.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { registerDevice, type TestDevice } from '../devices/devices-for-tests.ts';
import { trackingOf } from '../live/channel.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { createPartitionsAhead } from './create-partitions.ts';
import { listPartitions } from './position-partitions.ts';

let main: TestDatabase;
let own: TestDatabase;
let line: TestProxy;
let positionsDatabase: Pool;
let product: TestApp;
let staff: TestPerson;
let device: TestDevice;
let number: string;
beforeAll(async () => {
  [main, own] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  line = await proxyTo(own.url);
  positionsDatabase = connect(line.url, 2);
  product = await startTestApp({ database: connect(main.url, 5), positionsDatabase });
  staff = await product.signIn('dispatcher');
  device = await registerDevice(product, staff);
  number = await book(await product.signIn('customer'));
  await staff.request('POST', `/api/devices/${device.id}/shipments`, { tracking_number: number });
  await staff.request('POST', `/api/shipments/${number}/status`, { status: 'picked_up' });
});
afterAll(async () => {
  await product.close();
  await Promise.all([product.database.close(), positionsDatabase.close()]);
  await line.close();
  await Promise.all([main.remove(), own.remove()]);
});

const at = (taken_at: number) => ({ latitude: 51.9, longitude: 4.4, taken_at });
const stored = async ({ sql }: Pick<Pool, 'sql'>) =>
  (await sql`select taken_at from positions where device_id = ${device.id} order by taken_at`).map(
    ({ taken_at }) => taken_at.getTime(),
  );
const seenAt = async () => {
  const [latest] = await product.database
    .sql`select taken_at from latest_positions where device_id = ${device.id}`;
  return latest?.taken_at.getTime();
};

test('the history of devices is only in its own database, and the shipment moves', async () => {
  const now = Date.now();
  expect((await device.report(at(now - 2_000), at(now - 1_000))).json()).toMatchObject({ new: 2, known: 0 });
  expect((await device.report(at(now - 1_000), at(now))).json()).toMatchObject({ new: 1, known: 1 });
  expect(await stored(positionsDatabase)).toEqual([now - 2_000, now - 1_000, now]);
  expect(await stored(product.database)).toEqual([]);
  const { live } = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
  expect(live.updated_at).toBe(new Date(now).toISOString());
});

test('a report that failed moves the shipment when it is sent again', async () => {
  const { broadcast } = product.dependencies;
  const { publish } = broadcast;
  broadcast.publish = async (transaction, messages) => {
    if (messages.some(({ channel }) => channel === trackingOf(number))) throw new Error('not this one');
    return publish(transaction, messages);
  };
  const now = Date.now();
  const before = await seenAt();
  expect((await device.report(at(now))).statusCode).toBe(500);
  broadcast.publish = publish;
  expect(await seenAt()).toBe(before);
  expect((await device.report(at(now))).json()).toMatchObject({ new: 0, known: 1 });
  expect(await seenAt()).toBe(now);
  const { live } = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
  expect(live.updated_at).toBe(new Date(now).toISOString());
});

test('while it is unavailable reports are refused, and everything else works', async () => {
  const now = Date.now();
  const before = await seenAt();
  await line.cut();
  const refused = await device.report(at(now));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect(await seenAt()).toBe(before);
  expect((await product.visitor.request('GET', `/api/tracking/${number}`)).statusCode).toBe(200);
  expect((await product.visitor.request('GET', '/readyz')).statusCode).toBe(200);
  await line.restore();
  await expect.poll(async () => (await device.report(at(now))).statusCode).toBe(200);
  expect(await seenAt()).toBe(now);
});

test('while it hangs reports are refused too, and hold no lock of the main database', async () => {
  const { log } = product.dependencies;
  const stop = monitorDatabase({ url: line.url, pools: [positionsDatabase], log }, 500);
  const now = Date.now();
  line.hang();
  expect((await device.report(at(now))).statusCode).toBe(503);
  await product.database.sql`select from latest_positions where device_id = ${device.id} for update nowait`;
  await line.restore();
  await expect.poll(async () => (await device.report(at(now))).statusCode).toBe(200);
  await stop();
});

test('partitions are created there, and dropped in both', async () => {
  const { sql } = positionsDatabase;
  const later = () => new Date(Date.now() + 400 * DAY_MS);
  await createPartitionsAhead({ ...product.dependencies, now: later })({});
  const made = await listPartitions(sql);
  expect(made.at(-1)).toBe(new Date(later().getTime() + 3 * DAY_MS).toISOString().slice(0, 10));
  expect(await listPartitions(product.database.sql)).not.toContain(made.at(-1));
  await purgeExpired({ ...product.dependencies, now: later })({});
  expect((await listPartitions(sql)).every((day) => Date.parse(day) > Date.now() + 200 * DAY_MS)).toBe(true);
  expect(await stored(positionsDatabase)).toEqual([]);
});

test('a backup holds both databases, and is restored to both', async () => {
  const taken = [2, 1].map((hours) => Date.now() - hours * HOUR_MS);
  await device.report(...taken.map(at));
  const dataDirectory = await mkdtemp(join(tmpdir(), 'groundswell-positions-'));
  const place = {
    dataDirectory,
    databaseUrl: main.url,
    authSecret: 'a secret that only tests know, long enough',
  };
  const file = join(dataDirectory, 'both.backup');
  await backUp({ ...place, positionsUrl: own.url }, { file, program: '1.0.0', now: new Date() });
  const targets: OwnedDatabase[] = [await createOwnedDatabase(), await createOwnedDatabase()];
  const [databaseUrl, positionsUrl] = targets.map(({ url }) => url) as [string, string];
  await expect(restore({ ...place, databaseUrl }, file)).rejects.toThrow('set POSITIONS_URL');
  const there = { ...place, databaseUrl, positionsUrl };
  await restore(there, file);
  const [restored, history] = [connect(databaseUrl, 1), connect(positionsUrl, 1)];
  expect(await stored(history)).toEqual(taken);
  expect(await stored(restored)).toEqual([]);
  const [moved] = await restored.sql`select 1 from shipments where tracking_number = ${number}`;
  expect(moved).toBeDefined();
  await Promise.all([restored.close(), history.close()]);
  await expect(restore({ ...there, databaseUrl: targets[0]?.url }, file)).rejects.toThrow('is not empty');
  await Promise.all(targets.map((target) => target.remove()));
  await rm(dataDirectory, { recursive: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { connect } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { deleteObjects } from './delete-objects.ts';
import { PDF, sendFile } from './files-for-tests.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** The only key that the server accepts. It checks that requests are signed with it, not the signature (decision 0066). */
const KEY = 'S3RVER:S3RVER';
const BUCKET = 'freight-files';
const OTHER_BUCKET = 'restored-files';

let directory: string;
let server: S3rver;
let objectStore: ObjectStore;
let product: TestApp;
let customer: TestPerson;
let number: string;
let port: number;
let now = new Date();
let source: TestDatabase;

const urlOf = (bucket: string) => `http://${KEY}@127.0.0.1:${port}/${bucket}?region=us-east-1`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [BUCKET, OTHER_BUCKET].map((name) => ({ name, configs: [] })),
  });
  ({ port } = await server.run());
  objectStore = openObjectStore(urlOf(BUCKET));
  source = await createTestDatabase();
  product = await startTestApp({ objectStore, now: () => now, database: connect(source.url, 5) });
  customer = await product.signIn('customer');
  number = await bookedBySea(customer);
});
afterAll(async () => {
  await product.close();
  await source.remove();
  await server.close();
  await rm(directory, { recursive: true });
});

const send = (content: Buffer = PDF, app = product.app) => sendFile(app, customer, number, { content });
const download = (id: string) => customer.request('GET', `/api/files/${id}`);
const chunks = () => product.database.sql`select 1 from file_chunks`;
const planned = () => product.database.sql`select file_id from object_deletions`;

test('files are stored in the bucket and come back byte by byte', async () => {
  const content = Buffer.concat([PDF, Buffer.alloc(2_500_000, 7)]);
  const sent = await send(content);
  expect(sent.statusCode, sent.body).toBe(201);
  expect(await chunks()).toHaveLength(0);
  expect((await objectStore.get(sent.json().id))?.length).toBe(content.length);
  const got = await download(sent.json().id);
  expect(got.rawPayload.equals(content)).toBe(true);
  expect(await planned()).toHaveLength(0);
});

test('a repeated call stores no second object', async () => {
  const puts = vi.spyOn(objectStore, 'put');
  const sending = () => sendFile(product.app, customer, number, { headers: { 'idempotency-key': 'a file' } });
  const first = await sending();
  const again = await sending();
  expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  expect(puts).toHaveBeenCalledTimes(1);
  puts.mockRestore();
  expect(await planned()).toHaveLength(0);
});

test('a file of before stays readable from the database', async () => {
  const without = await startTestApp({ database: product.database });
  const { id } = (await send(PDF, without.app)).json();
  await without.app.close();
  expect(await chunks()).toHaveLength(1);
  expect((await download(id)).rawPayload.equals(PDF)).toBe(true);
});

test('objects are deleted after their files, however these are deleted', async () => {
  const { id } = (await send()).json();
  await product.database.sql`delete from shipment_files where id = ${id}`;
  expect(await objectStore.get(id)).not.toBeNull();
  await deleteObjects({ ...product.dependencies, objectStore, now: () => new Date() })({});
  expect(await objectStore.get(id)).toBeNull();
  expect(await planned()).toHaveLength(0);
});

test('an object whose file was not committed is deleted an hour later', async () => {
  await product.database
    .sql`alter table shipment_files add constraint none check (name <> 'packing.pdf') not valid`;
  expect((await send()).statusCode).toBe(500);
  await product.database.sql`alter table shipment_files drop constraint none`;
  const [{ file_id } = { file_id: '' }] = await planned();
  const clean = () => deleteObjects({ ...product.dependencies, objectStore, now: () => now })({});
  await clean();
  expect(await objectStore.get(file_id)).not.toBeNull();
  now = new Date(now.getTime() + HOUR_MS + 1);
  await clean();
  expect(await objectStore.get(file_id)).toBeNull();
});

test('objects that cannot be deleted hold up no others, and are tried again an hour later', async () => {
  const { sql } = product.database;
  const { id } = (await send()).json();
  const refused = new Set(Array.from({ length: 100 }, newId));
  await sql`insert into object_deletions (file_id, due_at)
    select id, ${new Date(now.getTime() - HOUR_MS)} from unnest(${[...refused]}::uuid[]) as refused (id)`;
  await sql`delete from shipment_files where id = ${id}`;
  let at = new Date(Date.now() + HOUR_MS);
  const remove = async (key: string) => {
    if (refused.has(key)) throw new Error('AccessDenied');
    await objectStore.delete(key);
  };
  const store = { ...objectStore, delete: remove };
  const clean = () => deleteObjects({ ...product.dependencies, objectStore: store, now: () => at })({});
  await expect(clean()).rejects.toThrow('Object could not be deleted: 100');
  await clean();
  expect(await objectStore.get(id)).toBeNull();
  expect(await planned()).toHaveLength(100);
  refused.clear();
  at = new Date(at.getTime() + HOUR_MS);
  await clean();
  expect(await planned()).toHaveLength(0);
});

test('a bucket that refuses the key refuses files, and nothing is added', async () => {
  const wrong = await startTestApp({
    database: product.database,
    objectStore: openObjectStore(`http://UNKNOWN:S3RVER@127.0.0.1:${port}/${BUCKET}?region=us-east-1`),
  });
  const before = await product.database.sql`select 1 from shipment_files`;
  const refused = await send(PDF, wrong.app);
  await wrong.app.close();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  expect(await product.database.sql`select 1 from shipment_files`).toHaveLength(before.length);
});

test('a backup contains the bucket’s objects, and a restore puts them into the bucket it is given', async () => {
  const content = Buffer.concat([PDF, Buffer.alloc(300_000, 9)]);
  const { id } = (await send(content)).json();
  const place = { dataDirectory: directory, databaseUrl: source.url, authSecret: 'x'.repeat(32) };
  const file = join(directory, 'with-objects');
  const by = { program: '1.0.0', now: new Date() };
  const stored = await product.database.sql`select 1 from shipment_files where stored_in = 'bucket'`;
  const taken = await backUp({ ...place, s3Url: urlOf(BUCKET) }, { ...by, file });
  expect([taken.objects, taken.missing_objects]).toEqual([stored.length, 0]);
  const without = await backUp(place, { ...by, file: `${file}-not` });
  expect([without.objects, without.missing_objects]).toEqual([0, stored.length]);

  const target = await createTestDatabase();
  const into = { ...place, databaseUrl: target.url };
  await expect(restore(into, file, { replace: true })).rejects.toThrow(/set S3_URL/);
  await restore({ ...into, s3Url: urlOf(OTHER_BUCKET) }, file, { replace: true });
  const restored = await openObjectStore(urlOf(OTHER_BUCKET)).get(id);
  expect(Buffer.from(restored ?? []).equals(content)).toBe(true);
  await target.remove();
});

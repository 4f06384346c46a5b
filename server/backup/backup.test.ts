import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createZstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import pino from 'pino';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import { makeDemoWorld } from '../../database/demo/make-demo-world.ts';
import { type Migration, readMigrations } from '../database/migrations/migrations.ts';
import { connect } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { registerDevice } from '../devices/devices-for-tests.ts';
import { booked, issue } from '../invoices/invoices-for-tests.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { postMail } from '../mail/outbox.ts';
import { StartupError } from '../startup-error.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { backUp } from './back-up.ts';
import { checksumsOf, createOwnedDatabase, type OwnedDatabase } from './backup-for-tests.ts';
import { restore } from './restore.ts';
import { archiveOf } from './write-archive.ts';

const secret = 'the secret of the installation, long enough';
const taken_at = new Date('2026-11-21T12:00:00Z');
const log = pino({ level: 'silent' });

let directory: string;
let source: TestDatabase;
let target: OwnedDatabase;
let product: TestApp;
let customer: Visitor & { user_id: string; email: string };
let dispatcher: Visitor;
let archive: string;
let jobs: Jobs;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'groundswell-backup-'));
  archive = join(directory, 'archive');
  [source, target] = await Promise.all([createTestDatabase(), createOwnedDatabase()]);
  jobs = await startJobs(source.url, log);
  product = await startTestApp({ database: connect(source.url, 5), jobs });
  await makeDemoWorld(product.dependencies, new Date());
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  const device = await registerDevice(product, dispatcher);
  const hours = [0, 30, 60].map((ago) => Date.now() - ago * 3_600_000);
  await device.report(...hours.map((taken_at) => ({ latitude: 1, longitude: 2, taken_at })));
});
afterAll(async () => {
  await jobs.stop();
  await product.close();
  await product.database.close();
  await Promise.all([source.remove(), target.remove()]);
  await rm(directory, { recursive: true });
});

const at = (url: string) => ({ dataDirectory: directory, databaseUrl: url, authSecret: secret });

/** Whether the target is still empty. */
async function untouched(): Promise<boolean> {
  const sql = postgres(target.url, { max: 1 });
  const [found] = await sql`
    select from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))`;
  await sql.end();
  return found === undefined;
}

test('a backup taken during bookings is a consistent snapshot, and is restored row by row', async () => {
  const invoiced = await booked(product, customer);
  const next = await booked(product, customer);
  expect((await issue(dispatcher, invoiced)).statusCode).toBe(201);
  const mail = { recipient: 'ada@test.example', subject: 'Once', paragraphs: ['Here it is.'] };
  await product.database.transaction((transaction) =>
    postMail(transaction, { ...product.dependencies, jobs }, mail),
  );

  let booking = true;
  let bookings = 0;
  const bookOn = async () => {
    for (; booking; bookings++) await booked(product, customer, { cargo_description: randomUUID() });
  };
  const writers = [bookOn(), bookOn()];
  const sql = postgres(source.url, { max: 1 });
  const before = await sql.begin('isolation level repeatable read read only', async (moment) => {
    const sums = await checksumsOf(moment);
    while (bookings < 2) await pause(10);
    const snapshot = { program: '1.0.0', taken_at, secret_mark: '', files: {} };
    await pipeline(archiveOf(moment, snapshot), createZstdCompress(), createWriteStream(archive));
    return sums;
  });
  booking = false;
  await Promise.all(writers);
  expect(await checksumsOf(sql)).not.toEqual(before);
  await sql.end();

  const report = await restore(at(target.url), archive);
  expect(report).toMatchObject({ taken_at: taken_at.toISOString(), migrated: [] });
  const restored = connect(target.url, 5);
  expect(await checksumsOf(restored.sql)).toEqual(before);
  await goesOn(restored, { invoiced, next });
  await restored.close();
});

/** Checks that a restored product works with the same secret. */
async function goesOn(database: ReturnType<typeof connect>, { invoiced, next }: Record<string, string>) {
  const jobs = await startJobs(target.url, log);
  const again = await startTestApp({ database, jobs });
  const cookie = { cookie: customer.cookie ?? '' };
  const mine = await again.visitor.request('GET', '/api/shipments', undefined, cookie);
  expect(mine.body).toContain(invoiced);
  const [demo] = DEMO_ACCOUNTS;
  const signed_in = await again.visitor.request('POST', '/api/people/sign-in', {
    email: demo?.email,
    password: DEMO_PASSWORD,
  });
  expect(signed_in.statusCode).toBe(200);

  const issued = await again.visitor.request(
    'POST',
    `/api/shipments/${next}/invoice`,
    {},
    { cookie: dispatcher.cookie ?? '' },
  );
  const { number } = issued.json();
  const [last] = await database.sql`
    select max(number) as number from invoices
    where number < ${number} and number like ${`${number.slice(0, -5)}%`}`;
  expect(Number(number.slice(-5))).toBe(Number(last?.number.slice(-5)) + 1);
  const request: Visitor['request'] = (method, path, body) =>
    again.visitor.request(method, path, body, cookie);
  expect(await booked(again, { ...customer, request })).toMatch(/^GS\d{9}$/);
  await expect(database.sql`delete from audit_log`).rejects.toThrow();

  const sent: string[] = [];
  const transport = async ({ subject }: { subject: string }) => {
    sent.push(subject);
    return 'sent' as const;
  };
  await jobs.work('mail', deliverMail({ database, transport, now: () => new Date() }));
  const pending = async () => (await database.sql`select from mail_outbox where status = 'queued'`).length;
  while ((await pending()) > 0) await pause(50);
  expect(sent.filter((subject) => subject === 'Once')).toHaveLength(1);
  await jobs.stop();
  await again.close();
}

test('a non-empty database is replaced only on request, and never while a product is running', async () => {
  const other = connect(target.url, 1);
  await other.sql`select 1`;
  await expect(restore(at(target.url), archive, { replace: true })).rejects.toThrow(
    new StartupError('a Groundswell is running on this database; stop it first'),
  );
  await other.close();
  await expect(restore(at(target.url), archive)).rejects.toThrow(
    /^the database is not empty: it contains \d+ people and \d+ shipments, .*npm run restore -- .* --replace$/,
  );

  const file = join(directory, 'first.backup');
  await backUp(at(target.url), { file, program: '1.0.0', now: taken_at });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(backUp(at(target.url), { file, program: '1.0.0', now: taken_at })).rejects.toThrow(
    'already exists and is not overwritten',
  );
  const sql = postgres(target.url, { max: 1 });
  const before = await checksumsOf(sql);
  await sql`update shipments set cargo_description = 'lost'`;
  await sql.end();
  expect(await restore(at(target.url), file, { replace: true })).toMatchObject({ secret: 'same' });
  const after = postgres(target.url, { max: 1 });
  expect(await checksumsOf(after)).toEqual(before);
  const triggers = await after`select tgname from pg_trigger where tgenabled = 'A'`;
  expect(triggers).toEqual([{ tgname: 'audit_log_append_only' }]);
  await after.end();
});

test('an interrupted backup leaves no file', async () => {
  const file = join(directory, 'interrupted.backup');
  const signal = AbortSignal.timeout(1);
  await expect(backUp(at(source.url), { file, program: '1.0.0', now: taken_at, signal })).rejects.toThrow(
    'the backup was interrupted; no file was written',
  );
  expect((await readdir(directory)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
});

test('any problem with a file or a password gives one sentence, and changes nothing', async () => {
  await target.remove();
  target = await createOwnedDatabase();
  const whole = await readFile(archive);
  const plain = zstdDecompressSync(whole).toString('latin1');
  const file = join(directory, 'wrong.backup');
  const restored = async (bytes: Uint8Array) => {
    await writeFile(file, bytes);
    return restore(at(target.url), file);
  };
  const rewritten = (from: string | RegExp, to: string) =>
    zstdCompressSync(Buffer.from(plain.replace(from, to), 'latin1'));

  for (let place = 4; place < whole.length; place += Math.floor(whole.length / 12)) {
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] as number) ^ 1;
    await expect(restored(flipped)).rejects.toThrow(/(is damaged|is cut off|is not a backup)/);
    await expect(restored(whole.subarray(0, place))).rejects.toThrow('is incomplete');
  }
  for (const [bytes, sentence] of [
    [rewritten('Glass lamps', 'Grass lamps'), 'is damaged'],
    [rewritten(/\{"table":"public.invoices"[\s\S]*?\n(?=\{"table")/, ''), 'is damaged'],
    [rewritten(/"whole_sha256".*/, ''), 'is damaged'],
    [
      rewritten('"groundswell_backup":1', '"groundswell_backup":2'),
      'by a newer Groundswell (1.0.0) in a format',
    ],
    [
      rewritten('"groundswell_backup":1', '"groundswell_backup":0'),
      'by an older Groundswell (1.0.0) in a format',
    ],
    [zstdCompressSync(Buffer.from('hello\n')), 'is not a backup'],
    [Buffer.from('hello'), 'is not a backup'],
  ] as const)
    await expect(restored(bytes)).rejects.toThrow(sentence);
  await expect(restore(at(target.url), join(directory, 'nowhere'))).rejects.toThrow('there is no such file');
  const known = await readMigrations();
  await expect(restore(at(target.url), archive, { migrations: known.slice(0, -1) })).rejects.toThrow(
    'was made by a newer Groundswell (1.0.0); restore it with that version',
  );
  const refused = /cannot be reached: password authentication failed .*; check DATABASE_URL/;
  await expect(restore(at(target.wrong_password), archive)).rejects.toThrow(refused);
  await expect(
    backUp(at(target.url), { file: `${file}.2`, program: '1.0.0', now: taken_at }),
  ).rejects.toThrow('the database is empty');
  expect(await untouched()).toBe(true);
});

test('an older backup is migrated in the same transaction, or not restored at all', async () => {
  const older = await createTestDatabase();
  const file = join(directory, 'older.backup');
  await backUp(at(older.url), { file, program: '1.0.0', now: taken_at });
  await older.remove();
  const known = await readMigrations();
  const newest = known.at(-1) as Migration;
  const next = (statement: string): Migration[] => [
    ...known,
    { tag: '9999_next', when: newest.when + 1, hash: '', statements: [statement] },
  ];
  await expect(restore(at(target.url), file, { migrations: next('select 1 / 0') })).rejects.toThrow(
    'migration 9999_next failed (division by zero); nothing was changed',
  );
  expect(await untouched()).toBe(true);
  const migrations = next("alter table shipments add column next text not null default 'new'");
  const elsewhere = { ...at(target.url), authSecret: `not ${secret}` };
  const report = await restore(elsewhere, file, { migrations });
  expect(report).toMatchObject({ migrated: ['9999_next'], secret: 'other' });
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readVerificationCode } from '#domain/documents/verification-code.ts';
import { StartupError } from '../../startup-error.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { migrate, refuseOtherVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

let folder: string;
let empty: TestDatabase;
let fresh: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groundswell-migrations-'));
  empty = await createTestDatabase('template0');
  fresh = await createTestDatabase();
});
afterAll(async () => {
  await empty.remove();
  await fresh.remove();
  await rm(folder, { recursive: true });
});

async function query(url: string, statement: string): Promise<postgres.Row[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

/** The product’s migrations and one more, like those of the next version. */
async function nextVersion(statement: string): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag: '9999_next' });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, '9999_next.sql'), statement);
  return folder;
}

/** The migrations of the version that ended with this one. */
async function versionUpTo(last: string): Promise<string> {
  const former = await mkdtemp(join(tmpdir(), 'groundswell-migrations-'));
  await cp(MIGRATIONS, former, { recursive: true });
  const path = join(former, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag.startsWith(last));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
  return former;
}

test('an empty database gets all tables with concurrent migrations, and migrating again changes nothing', async () => {
  await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
  await migrate(empty.url);
  const [tables] = await query(
    empty.url,
    "select count(*)::int from information_schema.tables where table_schema = 'public'",
  );
  expect(tables?.count).toBeGreaterThan(20);
});

test('a database keeps the previous version’s data, and an older version then rejects the database', async () => {
  await query(
    empty.url,
    `insert into shipments (id, tracking_number, origin_city, origin_country, destination_city, destination_country,
       cargo_description, cargo_weight, cost_cents)
     values ('00000000-0000-7000-8000-000000000001', 'GS123456789', 'Shanghai', 'CN', 'Los Angeles', 'US', 'Lamps', 12.5, 100)`,
  );
  await migrate(
    empty.url,
    await nextVersion("alter table shipments add column next text not null default 'new'"),
  );
  const [shipment] = await query(empty.url, 'select tracking_number, next from shipments');
  expect(shipment).toEqual({ tracking_number: 'GS123456789', next: 'new' });
  await expect(migrate(empty.url)).rejects.toThrow('made by a newer Groundswell');
});

test('a failing migration is named and rolled back; the ones before it stay applied', async () => {
  const versioned = await versionUpTo('0013');
  const path = join(versioned, '0013_papers.sql');
  await writeFile(path, `${await readFile(path, 'utf8')};alter table shipments add column id text`);
  const old = await createTestDatabase('template0');
  const before = await versionUpTo('0011');
  await migrate(old.url, before);
  const state =
    'select count(*)::int, (select count(*)::int from public.migrations) as had from pg_attribute where attrelid > 16384';
  const fail = async () => {
    const was = await query(old.url, state);
    const failed = await migrate(old.url, versioned).catch((error: unknown) => error);
    return { failed, was, is: await query(old.url, state) };
  };
  const failure = (remains: string) =>
    new StartupError(
      `the database could not be migrated: migration 0013_papers failed (column "id" of relation "shipments" already exists); ${remains}`,
    );
  const first = await fail();
  expect(first.failed).toEqual(failure('the migrations before it stay applied'));
  expect(first.is[0]?.had).toBe(first.was[0]?.had + 1);
  const second = await fail();
  expect(second.failed).toEqual(failure('nothing was changed'));
  expect(second.is).toEqual(second.was);
  await old.remove();
  for (const made of [versioned, before]) await rm(made, { recursive: true });
});

test.each([
  ['status', "'lost'"],
  ['cargo_weight', '0'],
  ['cost_cents', '-1'],
  ['origin_country', "'usa'"],
  ['service_type', "'someday'"],
])('a CHECK rejects a shipment whose %s is %s', async (column, value) => {
  const values: Record<string, string> = {
    id: "'00000000-0000-7000-8000-000000000001'",
    tracking_number: "'GS123456789'",
    origin_city: "'A'",
    origin_country: "'CN'",
    destination_city: "'B'",
    destination_country: "'US'",
    cargo_description: "'C'",
    cargo_weight: '1',
    cost_cents: '1',
    [column]: value,
  };
  const insert = `insert into shipments (${Object.keys(values)}) values (${Object.values(values)})`;
  await expect(query(fresh.url, insert)).rejects.toMatchObject({ code: '23514' });
});

test('documents and invoices from before issuing are migrated, with one issued document of each type', async () => {
  const before = await versionUpTo('0012');
  const old = await createTestDatabase('template0');
  await migrate(old.url, before);
  const uuid = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;
  await query(
    old.url,
    `insert into users (id, name, email) values ('${uuid(9)}', 'Ada', 'ada@test.example');
     insert into profiles (user_id, full_name, email, company_name)
       values ('${uuid(9)}', 'Ada', 'ada@test.example', 'Harbor & Pine');
     insert into shipments (id, user_id, tracking_number, origin_city, origin_country, destination_city,
       destination_country, cargo_description, cargo_weight, cost_cents, transport_mode)
     values ('${uuid(1)}', '${uuid(9)}', 'GS123456789', 'Shanghai', 'CN', 'Los Angeles', 'US', 'Lamps', 12.5, 100, 'sea');
     insert into shipping_documents (id, shipment_id, document_type, document_number, document_data, status,
       generated_by, created_at)
     values
       ('${uuid(1)}', '${uuid(1)}', 'packing_list', 'PL-1', '{}', 'draft', null, '2026-01-01'),
       ('${uuid(2)}', '${uuid(1)}', 'packing_list', 'PL-2', '{}', 'void', null, '2026-01-02'),
       ('${uuid(3)}', '${uuid(1)}', 'packing_list', 'PL-3', '{}', 'issued', '${uuid(9)}', '2026-01-03'),
       ('${uuid(4)}', '${uuid(1)}', 'packing_list', 'PL-4', '{}', 'draft', null, '2026-01-04'),
       ('${uuid(5)}', '${uuid(1)}', 'bill_of_lading', 'BL-1', '{"carrier": "Line"}', 'issued', '${uuid(9)}', '2026-01-05'),
       ('${uuid(6)}', '${uuid(1)}', 'airway_bill', 'AW-1', '{}', 'void', null, '2026-01-06');
     insert into invoices (id, number, shipment_id, user_id, amount_cents, issued_at, due_at)
     values
       ('${uuid(7)}', 'INV-2026-00001', '${uuid(1)}', '${uuid(9)}', 100, '2026-01-01', '2026-01-31');
     insert into invoice_lines (invoice_id, line_order, description, amount_cents)
       values ('${uuid(7)}', 1, 'Freight', 100)`,
  );
  await migrate(old.url);

  const documents = await query(
    old.url,
    `select document_number, version, status, to_char(issued_at, 'MM-DD') as issued,
       to_char(voided_at, 'MM-DD') as voided, issued_by is not null as by_somebody
     from shipping_documents order by id`,
  );
  expect(documents.map((document) => Object.values(document))).toEqual([
    ['PL-1', 1, 'void', null, '01-02', false],
    ['PL-2', 2, 'void', null, '01-03', false],
    ['PL-3', 3, 'void', '01-03', '01-04', true],
    ['PL-4', 4, 'draft', null, null, false],
    ['BL-1', 1, 'issued', '01-05', null, true],
    ['AW-1', 1, 'void', null, '01-06', false],
  ]);
  const codes = await query(old.url, 'select verification_code from shipping_documents');
  expect(new Set(codes.map(({ verification_code }) => readVerificationCode(verification_code))).size).toBe(6);
  expect(codes.map(({ verification_code }) => verification_code)).toEqual(
    codes.map(({ verification_code }) => readVerificationCode(verification_code)),
  );
  const [invoice] = await query(old.url, 'select status, billed_to, carried from invoices');
  expect(invoice).toEqual({
    status: 'Pending',
    billed_to: { full_name: 'Ada', company_name: 'Harbor & Pine', email: 'ada@test.example' },
    carried: {
      origin_city: 'Shanghai',
      origin_country: 'CN',
      destination_city: 'Los Angeles',
      destination_country: 'US',
      cargo_description: 'Lamps',
      cargo_weight: 12.5,
      transport_mode: 'sea',
    },
  });
  for (const change of [
    "update shipping_documents set document_data = '{}' where document_number = 'BL-1'",
    'update invoices set amount_cents = 1',
    'delete from invoice_lines',
  ])
    await expect(query(old.url, change)).rejects.toThrow('never changes');
  await query(old.url, "update shipping_documents set document_data = '{}' where document_number = 'PL-4'");
  await old.remove();
  await rm(before, { recursive: true });
});

test('an unreachable database gives one clear sentence', async () => {
  const nowhere = new URL(inject('cluster').url);
  nowhere.port = '1';
  await expect(migrate(nowhere.href)).rejects.toThrow(StartupError);
  await expect(migrate(nowhere.href)).rejects.toThrow('cannot be reached');
});

test('a missing extension gives one sentence', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'groundswell-migrations-'));
  await cp(MIGRATIONS, copy, { recursive: true });
  const path = join(copy, '0007_fleet.sql');
  await writeFile(path, (await readFile(path, 'utf8')).replace('NOT EXISTS pg_trgm', 'NOT EXISTS not_there'));
  const bare = await createTestDatabase('template0');
  await expect(migrate(bare.url, copy)).rejects.toThrow(
    new StartupError(
      'the database has no extension pg_trgm and does not let it be made (extension "not_there" is not available); please have its administrator run CREATE EXTENSION pg_trgm in it',
    ),
  );
  await bare.remove();
  await rm(copy, { recursive: true });
});

test('a server that does not migrate starts only on its own version’s schema', async () => {
  const waiting = await createTestDatabase('template0');
  try {
    const refused = (folder?: string) =>
      refuseOtherVersion(waiting.url, folder).then(
        () => 'started',
        (error: unknown) => (error instanceof StartupError ? error.message : String(error)),
      );
    expect(await refused()).toMatch(/schema is older than this version; run npm run migrate/);
    const [tables] = await query(
      waiting.url,
      "select count(*)::int from pg_tables where schemaname = 'public'",
    );
    expect(tables?.count).toBe(0);
    await migrate(waiting.url);
    expect(await refused()).toBe('started');
    expect(await refused(await versionUpTo('0019'))).toMatch(/made by a newer Groundswell/);
  } finally {
    await waiting.remove();
  }
});

test('passwords, names, sessions and e-mailed links from the former auth library’s tables are migrated', async () => {
  const before = await versionUpTo('0024');
  const old = await createTestDatabase('template0');
  await migrate(old.url, before);
  const uuid = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;
  await query(
    old.url,
    `insert into users (id, name, email, image) values
       ('${uuid(1)}', 'Ada', 'ada@test.example', 'x'), ('${uuid(2)}', 'Ben', 'ben@test.example', null);
     insert into profiles (user_id, full_name, email) values
       ('${uuid(1)}', 'Ada', 'ada@test.example'), ('${uuid(2)}', 'Ben', 'ben@test.example');
     insert into accounts (id, user_id, account_id, provider_id, password, updated_at) values
       ('${uuid(3)}', '${uuid(1)}', '${uuid(1)}', 'credential', 'former hash', '2026-01-01'),
       ('${uuid(4)}', '${uuid(1)}', '${uuid(1)}', 'credential', 'hash', '2026-01-02'),
       ('${uuid(5)}', '${uuid(2)}', '${uuid(2)}', 'credential', null, '2026-01-02');
     insert into sessions (id, token_hash, user_id, expires_at, ip_address, updated_at)
       values ('${uuid(6)}', 'session', '${uuid(1)}', '2027-01-01', '192.0.2.0/24', '2026-01-03');
     insert into verifications (id, identifier, value, expires_at) values
       ('${uuid(7)}', 'reset-password:abc', '${uuid(2)}', now() + interval '1 hour'),
       ('${uuid(8)}', 'reset-password:def', '${uuid(2)}', now() - interval '1 hour'),
       ('${uuid(9)}', 'reset-password:ghi', 'nobody', now() + interval '1 hour')`,
  );
  await migrate(old.url);

  expect(
    await query(
      old.url,
      'select email, full_name, password_hash from users join profiles on user_id = id left join credentials using (user_id) order by 1',
    ),
  ).toEqual([
    { email: 'ada@test.example', full_name: 'Ada', password_hash: 'hash' },
    { email: 'ben@test.example', full_name: 'Ben', password_hash: null },
  ]);
  expect(await query(old.url, 'select id, user_id, token_hash from password_reset_tokens')).toEqual([
    { id: uuid(7), user_id: uuid(2), token_hash: 'abc' },
  ]);
  expect(await query(old.url, 'select network, last_seen_at::date::text as seen from sessions')).toEqual([
    { network: '192.0.2.0/24', seen: '2026-01-03' },
  ]);
  await old.remove();
  await rm(before, { recursive: true });
});

test('prices of before indicative prices were known bind; new bookings are indicative', async () => {
  const before = await versionUpTo('0034');
  const old = await createTestDatabase('template0');
  await migrate(old.url, before);
  const insert = (last: number) =>
    query(
      old.url,
      `insert into shipments (id, tracking_number, origin_city, origin_country, destination_city, destination_country,
         cargo_description, cargo_weight, cost_cents)
       values ('00000000-0000-7000-8000-00000000000${last}', 'GS12345678${last}', 'A', 'CN', 'B', 'US', 'C', 1, 100)`,
    );
  await insert(1);
  await migrate(old.url);
  await insert(2);
  expect(await query(old.url, 'select price_status from shipments order by tracking_number')).toEqual([
    { price_status: 'confirmed' },
    { price_status: 'indicative' },
  ]);
  await old.remove();
  await rm(before, { recursive: true });
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

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

/** The product's migrations and one more, as the next version would have it. */
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

test('an empty database gets all tables, however many processes ask at once, and asking again changes nothing', async () => {
  await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
  await migrate(empty.url);
  const [tables] = await query(
    empty.url,
    "select count(*)::int from information_schema.tables where table_schema = 'public'",
  );
  expect(tables?.count).toBeGreaterThan(20);
});

test('a database with the previous version’s data keeps it, and an older program refuses it afterwards', async () => {
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

test.each([
  ['status', "'lost'"],
  ['cargo_weight', '0'],
  ['cost_cents', '-1'],
  ['origin_country', "'usa'"],
  ['service_type', "'someday'"],
])('PostgreSQL itself refuses a shipment whose %s is %s', async (column, value) => {
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

test('a database that does not answer is one clear sentence', async () => {
  const nowhere = new URL(inject('cluster').url);
  nowhere.port = '1';
  await expect(migrate(nowhere.href)).rejects.toThrow(StartupError);
  await expect(migrate(nowhere.href)).rejects.toThrow('cannot be reached');
});

test('a database without an extension that is needed is refused in one sentence', async () => {
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Pool } from '#server/database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '#server/database/test-database.ts';

/**
 * How each table would be spread over several servers (decision 0098): `distributed` by organisation_id,
 * `reference` on every server, `local` on one of them.
 */
type Distribution = 'distributed' | 'reference' | 'local';

interface Listed {
  tables: Record<string, Distribution>;
  /** The keys that keep the tables on one server today. Remove an entry with its key; never add one. */
  crossing: string[];
}

interface Key {
  table: string;
  name: string;
  columns: string[];
  /** Of a foreign key. */
  target: string | null;
}

const KEY = 'organisation_id';
const { tables, crossing } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'distribution.json'), 'utf8'),
) as Listed;

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.url, 1);
});
afterAll(async () => {
  await pool.close();
  await database.remove();
});

test('every table has a distribution', async () => {
  const found = await pool.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort());
});

test('no new key crosses servers, and those that no longer do are off the list', async () => {
  const keys = await pool.sql<Key[]>`
    select owner.relname as table, coalesce(conname, indexes.relname) as name, null as target, array(
      select attname from pg_attribute where attrelid = indrelid and attnum = any(indkey::int2[])
    )::text[] as columns
    from pg_index
    join pg_class as owner on owner.oid = indrelid
    join pg_class as indexes on indexes.oid = indexrelid
    left join pg_constraint on conindid = indexrelid and conrelid = indrelid and contype in ('p', 'u')
    where indisunique and owner.relnamespace = 'public'::regnamespace and not owner.relispartition
    union all
    select owner.relname, conname, target.relname, array(
      select attname from pg_attribute where attrelid = conrelid and attnum = any(conkey)
    )::text[]
    from pg_constraint
    join pg_class as owner on owner.oid = conrelid
    join pg_class as target on target.oid = confrelid
    where contype = 'f' and owner.relnamespace = 'public'::regnamespace and not owner.relispartition`;
  expect(keys.length).toBeGreaterThan(100);
  expect(
    keys
      .filter(crosses)
      .map(({ table, name }) => `${table}: ${name}`)
      .sort(),
  ).toEqual(crossing);
});

test('the rules find a crossing key of each kind', () => {
  const key = (table: string, target: string | null, ...columns: string[]) =>
    crosses({ table, name: '', target, columns });
  expect(key('shipments', null, 'id')).toBe(true);
  expect(key('shipments', null, KEY, 'id')).toBe(false);
  expect(key('invoices', 'shipments', 'shipment_id')).toBe(true);
  expect(key('invoices', 'shipments', KEY, 'shipment_id')).toBe(false);
  expect(key('shipments', 'users', 'created_by')).toBe(false);
  expect(key('shipments', 'sessions', 'session_id')).toBe(true);
  expect(key('sessions', 'shipments', 'shipment_id')).toBe(true);
  expect(key('sessions', 'users', 'user_id')).toBe(false);
});

/** Whether one server alone could not enforce the key. */
function crosses({ table, target, columns }: Key): boolean {
  const from = tables[table];
  const to = target === null ? from : tables[target];
  if (from === 'distributed' && to === 'distributed') return !columns.includes(KEY);
  // Every server has the rows of a reference table.
  return to !== 'reference' && to !== from;
}

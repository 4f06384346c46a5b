import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import type { ObjectStore } from '../files/object-store.ts';
import { JOBS_SCHEMA } from '../jobs/job-tables.ts';
import { createPartition } from '../positions/position-partitions.ts';
import { StartupError } from '../startup-error.ts';
import type { Part } from './archive-format.ts';
import { sumOf } from './checksum.ts';
import { type Archive, readArchive } from './read-archive.ts';
import { objectOf, restoreObject } from './stored-objects.ts';
import { rowsOf, type SequencePlaces, type StoredTable, storedTables } from './stored-tables.ts';

/**
 * Loads a backup into the empty tables of its own version, and verifies the loaded rows against the
 * checksums.
 */
export async function loadArchive(
  sql: postgres.TransactionSql,
  file: string,
  {
    store,
    positions,
  }: { store?: ObjectStore | undefined; positions?: postgres.TransactionSql | undefined } = {},
): Promise<Map<string, Buffer>> {
  const tables = new Map((await storedTables(sql)).map((table) => [table.name, table]));
  const files = new Map<string, Buffer>();
  const targetOf = ({ database }: { database?: 'positions' | undefined }) =>
    database === 'positions' && positions ? positions : sql;
  const attach = await dropConstraints(sql);
  // Rows inserted by migrations are in the backup too.
  for (const { name } of tables.values()) await empty(sql, name);
  const archive = await readArchive(file, async (part, rows) => {
    const object = objectOf(part);
    if (object && store) await restoreObject(store, object, await decoded(rows));
    else if (object) return;
    else if ('file' in part) files.set(part.file, await decoded(rows));
    else {
      const target = targetOf(part);
      for (const day of part.days ?? []) await createPartition(target, day);
      await load(target, wanted(tables, part, file), rows);
    }
  });
  requireAll(archive, tables, file);
  await restoreSequences(sql, archive.tail.sequences);
  await attach();
  await compare(targetOf, archive, tables);
  return files;
}

async function load(
  sql: postgres.TransactionSql,
  { name, columns }: StoredTable,
  rows: AsyncIterable<Buffer>,
) {
  const waiting = rows[Symbol.asyncIterator]();
  const first = await waiting.next();
  // Most tables are small or empty, and each COPY costs a round trip.
  if (first.done) return;
  const copy: Writable = await sql.unsafe(`copy ${name} (${columns.join(', ')}) from stdin`).writable();
  await pipeline(from(first.value, waiting), copy).catch((error: unknown) => {
    if (!(error instanceof postgres.PostgresError)) throw error;
    throw new StartupError(`${name} could not be loaded: ${error.message}; nothing was changed`, {
      cause: error,
    });
  });
}

async function* from(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The database’s table with the column order of the backup. Names from a file are never used in SQL. */
function wanted(tables: ReadonlyMap<string, StoredTable>, part: Part, file: string): StoredTable {
  const table = 'table' in part ? tables.get(part.table) : undefined;
  if (!table || !('table' in part) || !part.columns.every((column) => table.columns.includes(column)))
    throw new StartupError(
      `${file} contains ${'table' in part ? part.table : 'something'} in an unknown format; restore it with the version that made it, then upgrade`,
    );
  return { ...table, columns: part.columns };
}

function requireAll({ parts }: Archive, tables: ReadonlyMap<string, StoredTable>, file: string): void {
  const held = new Set(parts.map(({ part }) => ('table' in part ? part.table : '')));
  const missing = [...tables.keys()].find((name) => name.startsWith('public.') && !held.has(name));
  if (missing) throw new StartupError(`${file} does not contain ${missing}; nothing was changed`);
}

/**
 * Drops foreign keys and disables triggers, which would reject or change loaded rows, and returns a function
 * that restores them; PostgreSQL then checks every reference. Needs only the table owner’s rights, not a
 * superuser’s.
 */
async function dropConstraints(sql: postgres.TransactionSql): Promise<() => Promise<void>> {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', ${JOBS_SCHEMA})`;
  const triggers = await sql<{ table: string; name: string; mode: string }[]>`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name,
      case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end as mode
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgparentid = 0 and tgenabled <> 'D'
      and relnamespace::regnamespace::text in ('public', ${JOBS_SCHEMA})`;
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers) await sql.unsafe(`alter table ${table} disable trigger ${name}`);
  return async () => {
    for (const { table, name, mode } of triggers)
      await sql.unsafe(`alter table ${table} enable ${mode} trigger ${name}`);
    for (const { table, name, definition } of keys)
      await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

async function empty(sql: postgres.TransactionSql, name: string): Promise<void> {
  const [row] = await sql.unsafe(`select from ${name} limit 1`);
  if (row) await sql.unsafe(`delete from ${name}`);
}

async function restoreSequences(sql: postgres.TransactionSql, places: SequencePlaces): Promise<void> {
  const known = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public'`;
  for (const { name } of known) {
    const place = places[name];
    if (place) await sql`select setval(${name}, ${place.last}, ${place.used})`;
  }
}

async function compare(
  targetOf: (part: { database?: 'positions' | undefined }) => postgres.TransactionSql,
  { parts }: Archive,
  tables: ReadonlyMap<string, StoredTable>,
): Promise<void> {
  for (const { part, sum } of parts) {
    const table = 'table' in part ? tables.get(part.table) : undefined;
    if (!table || !('table' in part)) continue;
    const found = await sumOf(await rowsOf(targetOf(part), { ...table, columns: part.columns }));
    if (found.sha256 !== sum.sha256)
      throw new StartupError(`${part.table} differs from the backup after loading; nothing was changed`);
  }
}

async function decoded(rows: AsyncIterable<Buffer>): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const bytes of rows) blocks.push(bytes);
  return Buffer.from(Buffer.concat(blocks).toString(), 'base64');
}

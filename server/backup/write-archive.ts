import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { latestAppliedMigration } from '../database/migrations/migrations.ts';
import { listPartitions, POSITIONS_TABLE } from '../positions/position-partitions.ts';
import { StartupError } from '../startup-error.ts';
import {
  type ArchiveHeader,
  type ArchiveTrailer,
  END_OF_ROWS,
  FORMAT,
  type Part,
  type Sum,
} from './archive-format.ts';
import { Checksum } from './checksum.ts';
import { listStoredObjects, type StoredObject } from './stored-objects.ts';
import { rowsOf, sequencePlaces, setPortableFormats, storedTables } from './stored-tables.ts';

const BLOCK_BYTES = 65_536;

interface Snapshot {
  program: string;
  taken_at: Date;
  secret_mark: string;
  /** Files by name. */
  files: Record<string, Buffer>;
  /** The objects of the files that the snapshot stores in the bucket. */
  objects?: ((ids: readonly string[]) => AsyncIterable<StoredObject>) | undefined;
  /** A transaction of the separate database of positions. */
  positions?: postgres.TransactionSql | undefined;
  onPart?: (part: Part, sum: Sum) => void;
}

/**
 * Streams everything stored, as seen by the transaction, which must be repeatable read because the product
 * keeps writing.
 */
export async function* archiveOf(sql: postgres.TransactionSql, snapshot: Snapshot): AsyncGenerator<Buffer> {
  const whole = createHash('sha256');
  for await (const block of inBlocks(content(sql, snapshot))) {
    whole.update(block);
    yield block;
  }
  const sequences = await sequencePlaces(sql);
  yield line({ sequences, whole_sha256: whole.digest('hex') } satisfies ArchiveTrailer);
}

async function* content(sql: postgres.TransactionSql, snapshot: Snapshot): AsyncGenerator<Buffer> {
  await setPortableFormats(sql);
  const tables = await storedTables(sql);
  if (tables.length === 0) throw new StartupError('the database is empty: there is nothing to back up');
  // Prevents migrations of the tables until the transaction ends.
  await sql.unsafe(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
  const [server] = await sql<{ server_version: string }[]>`show server_version`;
  yield line({
    groundswell_backup: FORMAT,
    program: snapshot.program,
    taken_at: snapshot.taken_at.toISOString(),
    migration: await latestAppliedMigration(sql),
    postgresql: server?.server_version ?? '',
    secret_mark: snapshot.secret_mark,
  } satisfies ArchiveHeader);
  for (const table of tables) {
    const { name, columns } = table;
    const days = name === POSITIONS_TABLE ? { days: await listPartitions(sql) } : {};
    yield* part({ table: name, columns, ...days }, await rowsOf(sql, table), snapshot);
  }
  if (snapshot.positions) yield* positionsPart(snapshot.positions, snapshot);
  for (const [file, bytes] of Object.entries(snapshot.files)) yield* filePart(file, bytes, snapshot);
  if (!snapshot.objects) return;
  for await (const { file, bytes } of snapshot.objects(await listStoredObjects(sql)))
    yield* filePart(file, bytes, snapshot);
}

async function* positionsPart(sql: postgres.TransactionSql, snapshot: Snapshot): AsyncGenerator<Buffer> {
  await setPortableFormats(sql);
  const table = (await storedTables(sql)).find(({ name }) => name === POSITIONS_TABLE);
  if (!table) throw new StartupError('the database of positions is empty: start this version on it first');
  const { name, columns } = table;
  const head = { table: name, columns, days: await listPartitions(sql), database: 'positions' } as const;
  yield* part(head, await rowsOf(sql, table), snapshot);
}

function filePart(file: string, bytes: Buffer, snapshot: Snapshot): AsyncGenerator<Buffer> {
  return part({ file }, [Buffer.from(`${bytes.toString('base64')}\n`)], snapshot);
}

async function* part(
  head: Part,
  rows: AsyncIterable<Buffer> | Buffer[],
  { onPart }: Snapshot,
): AsyncGenerator<Buffer> {
  const checksum = new Checksum();
  yield line(head);
  for await (const row of rows) {
    checksum.add(row);
    yield row;
  }
  const sum = checksum.sum();
  yield Buffer.from(END_OF_ROWS);
  yield line(sum);
  onPart?.(head, sum);
}

/** Rows arrive one by one; compressing each separately would take most of the time. */
async function* inBlocks(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const row of rows) {
    waiting.push(row);
    bytes += row.length;
    if (bytes < BLOCK_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

function line(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { MIGRATION_LOCK } from '../database/migrations/migrate.ts';
import { applyMigrations, type Migration, readMigrations } from '../database/migrations/migrations.ts';
import type { Environment } from '../environment.ts';
import { openObjectStore } from '../files/object-store.ts';
import { makeJobTables } from '../jobs/job-tables.ts';
import { makeDirectory } from '../make-directory.ts';
import { AUTH_SECRET_FILE } from '../secrets/auth-secret.ts';
import { StartupError } from '../startup-error.ts';
import type { ArchiveHeader } from './archive-format.ts';
import { emptyDatabase, emptyPositionsDatabase, refuseWhileRunning } from './empty-database.ts';
import { loadArchive } from './load-archive.ts';
import { readArchive } from './read-archive.ts';
import { connectOnce, markOf, withDatabaseToFill } from './stored-at.ts';
import { objectOf } from './stored-objects.ts';
import { setPortableFormats } from './stored-tables.ts';

type Place = Pick<Environment, 'dataDirectory' | 'databaseUrl' | 'authSecret'> &
  Partial<Pick<Environment, 's3Url' | 'positionsUrl'>>;

interface RestoreReport {
  taken_at: string;
  tables: number;
  rows: number;
  /** The migrations applied to the backup’s tables. */
  migrated: string[];
  secret: 'restored' | 'same' | 'other';
}

/**
 * Restores a backup into an empty database, or with `replace` over the Groundswell in it, and migrates it to
 * this version. All or nothing: throws a `StartupError` with the reason on failure.
 */
export async function restore(
  place: Place,
  file: string,
  { replace = false, migrations }: { replace?: boolean; migrations?: readonly Migration[] } = {},
): Promise<RestoreReport> {
  const known = migrations ?? (await readMigrations());
  const { head, parts } = await readArchive(file);
  refuseUnknown(head, known, file);
  if (!place.s3Url && parts.some(({ part }) => objectOf(part)))
    throw new StartupError(`${file} contains files of a bucket; set S3_URL to the bucket to restore them to`);
  if (!place.positionsUrl && parts.some(({ part }) => 'table' in part && part.database))
    throw new StartupError(
      `${file} contains positions of a separate database; set POSITIONS_URL to the database to restore them to`,
    );
  const secret = await withDatabaseToFill(place, (url) => fill(url, { file, place, head, known, replace }));
  const sums = parts.filter(({ part }) => 'table' in part).map(({ sum }) => sum);
  return {
    taken_at: head.taken_at,
    tables: sums.length,
    rows: sums.reduce((sum, { rows }) => sum + rows, 0),
    migrated: known.filter(({ when }) => when > head.migration).map(({ tag }) => tag),
    secret,
  };
}

function refuseUnknown(head: ArchiveHeader, migrations: readonly Migration[], file: string): void {
  if (migrations.some(({ when }) => when === head.migration)) return;
  const newer = head.migration > (migrations.at(-1)?.when ?? 0);
  throw new StartupError(
    newer
      ? `${file} was made by a newer Groundswell (${head.program}); restore it with that version`
      : `${file} was made by a Groundswell (${head.program}) with an unknown schema`,
  );
}

interface Filling {
  file: string;
  place: Place;
  head: ArchiveHeader;
  known: readonly Migration[];
  replace: boolean;
}

async function fill(url: string, filling: Filling): Promise<RestoreReport['secret']> {
  const { file, place, head, known } = filling;
  const sql = connectOnce(url, 'restore');
  const draft = join(place.dataDirectory, `${AUTH_SECRET_FILE}.${randomUUID()}`);
  try {
    const secret = await sql.begin(async (transaction) => {
      await prepare(transaction, filling, (again) => emptyDatabase(transaction, again));
      await makeJobTables(transaction);
      const store = place.s3Url ? openObjectStore(place.s3Url) : undefined;
      return withPositions(filling, async (positions) => {
        const files = await loadArchive(transaction, file, { store, positions });
        await applyMigrations(transaction, known);
        const secret = files.get(AUTH_SECRET_FILE);
        if (secret) await writeSecret(draft, secret, place);
        return secret;
      });
    });
    // The only step outside the transaction: the complete file only gets its name.
    if (secret) await rename(draft, join(place.dataDirectory, AUTH_SECRET_FILE));
    await sql`analyze`;
    const used = place.authSecret ?? secret;
    if (markOf(used) !== head.secret_mark) return 'other';
    return secret ? 'restored' : 'same';
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    throw new StartupError(`the database rejected it: ${error.message}; nothing was changed`, {
      cause: error,
    });
  } finally {
    await rm(draft, { force: true });
    await sql.end({ timeout: 1 });
  }
}

/** Makes the tables as they were when the backup was taken. */
async function prepare(
  transaction: postgres.TransactionSql,
  { file, head, known, replace }: Filling,
  empty: (again: { replace: boolean; command: string }) => Promise<void>,
): Promise<void> {
  await setPortableFormats(transaction);
  await takeMigrationLock(transaction);
  await refuseWhileRunning(transaction);
  await empty({ replace, command: `npm run restore -- ${file} --replace` });
  await applyMigrations(
    transaction,
    known.filter(({ when }) => when <= head.migration),
  );
}

/** Calls `work` with a transaction of the separate database of positions, which commits before that of all else. */
async function withPositions<Result>(
  filling: Filling,
  work: (positions?: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  const { positionsUrl } = filling.place;
  if (!positionsUrl) return work();
  const sql = connectOnce(positionsUrl, 'restore');
  try {
    const done = await sql.begin(async (positions) => {
      await prepare(positions, filling, (again) => emptyPositionsDatabase(positions, again));
      const result = await work(positions);
      await applyMigrations(positions, filling.known);
      return { result };
    });
    return done.result as Result;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Takes the migration lock, so that a server that starts meanwhile waits until the restore is complete. */
async function takeMigrationLock(sql: postgres.TransactionSql): Promise<void> {
  const [lock] = await sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as mine`;
  if (!lock?.mine)
    throw new StartupError('another Groundswell is starting or restoring on this database; try again');
}

async function writeSecret(draft: string, secret: Buffer, { dataDirectory }: Place): Promise<void> {
  await makeDirectory(dataDirectory);
  await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
}

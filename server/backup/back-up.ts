import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import postgres from 'postgres';
import type { Environment } from '../environment.ts';
import { openObjectStore } from '../files/object-store.ts';
import { AUTH_SECRET_FILE } from '../secrets/auth-secret.ts';
import { StartupError } from '../startup-error.ts';
import type { Sum } from './archive-format.ts';
import { newFile } from './new-file.ts';
import { connectOnce, markOf, persistedSecretOf, withDatabaseToRead } from './stored-at.ts';
import { objectOf, readObjects } from './stored-objects.ts';
import { archiveOf } from './write-archive.ts';

interface BackupReport {
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  /** Files copied from the bucket. */
  objects: number;
  /** Files in the bucket that it does not contain, because S3_URL is not set or they were gone. */
  missing_objects: number;
  /** Whether the backup contains the installation’s secret. */
  with_secret: boolean;
}

type Place = Pick<Environment, 'dataDirectory' | 'databaseUrl' | 'authSecret'> &
  Partial<Pick<Environment, 's3Url' | 'positionsUrl'>>;

/**
 * Writes a consistent snapshot of everything that the installation stores into one file, while the product
 * runs. Throws a `StartupError` on failure and leaves no file.
 */
export async function backUp(
  environment: Place,
  { file, program, now, signal }: { file?: string; program: string; now: Date; signal?: AbortSignal },
): Promise<BackupReport> {
  const path = file ?? join(environment.dataDirectory, 'backups', nameAt(now));
  const secret = await persistedSecretOf(environment);
  const sums: Sum[] = [];
  const store = environment.s3Url ? openObjectStore(environment.s3Url) : undefined;
  let objects = 0;
  let missing_objects = 0;
  const bytes = await withDatabaseToRead(environment, (url) =>
    newFile(path, (stream) =>
      readBoth(url, environment.positionsUrl, async (sql, positions) => {
        const archive = archiveOf(sql, {
          positions,
          program,
          taken_at: now,
          secret_mark: markOf(environment.authSecret ?? secret),
          files: secret ? { [AUTH_SECRET_FILE]: secret } : {},
          objects: (ids) => {
            if (!store) missing_objects = ids.length;
            return readObjects(store, ids, () => {
              missing_objects += 1;
            });
          },
          onPart: (part, sum) => {
            if ('table' in part) sums.push(sum);
            else if (objectOf(part)) objects += 1;
          },
        });
        await pipeline(archive, compressed(), stream, { signal });
      }),
    ),
  );
  const rows = sums.reduce((sum, table) => sum + table.rows, 0);
  return {
    file: path,
    bytes,
    tables: sums.length,
    rows,
    objects,
    missing_objects,
    with_secret: secret !== undefined,
  };
}

/** Opens a snapshot of the database, and of that of positions, for `work`. */
function readBoth(
  url: string,
  positionsUrl: string | undefined,
  work: (sql: postgres.TransactionSql, positions?: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  if (!positionsUrl) return readAll(url, work);
  return readAll(url, (sql) => readAll(positionsUrl, (positions) => work(sql, positions)));
}

/** Opens one snapshot of the database for `work`. */
async function readAll(url: string, work: (sql: postgres.TransactionSql) => Promise<void>): Promise<void> {
  const sql = connectOnce(url, 'backup');
  let failure: unknown;
  try {
    await sql.begin('isolation level repeatable read read only', async (transaction) => {
      await work(transaction).catch((error: unknown) => {
        failure = error;
        // A COPY that nobody reads would block the rollback.
        void sql.end({ timeout: 0 });
        throw error;
      });
    });
  } catch (error) {
    throw asBackupError(failure ?? error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function asBackupError(error: unknown): unknown {
  const { code, name } = error as { code?: string; name?: string };
  if (name === 'AbortError') return new StartupError('the backup was interrupted; no file was written');
  if (error instanceof postgres.PostgresError || code?.startsWith('CONNECTION_'))
    return new StartupError(
      `the database could not be read completely: ${(error as Error).message}; no file was written`,
      { cause: error },
    );
  return error;
}

function compressed() {
  return createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });
}

/** Sorts by time and is valid in every file system. */
function nameAt(moment: Date): string {
  return `groundswell-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
}

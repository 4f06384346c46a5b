import type postgres from 'postgres';
import { StartupError } from '../../startup-error.ts';
import { connect, WITHOUT_LIMITS } from '../pool/connection.ts';
import { openDriver } from '../pool/driver.ts';
import {
  applyNextMigration,
  latestAppliedMigration,
  MIGRATIONS,
  type Migration,
  readMigrations,
} from './migrations.ts';

const OLDEST_POSTGRES = 15;
/** The advisory lock for schema changes. */
export const MIGRATION_LOCK = 7_305_201_911;
const NEWER = 'the database was made by a newer Groundswell; start that version';

/**
 * Migrates the database at `url` to this version’s schema, each migration in its own transaction. Concurrent callers wait
 * for each other. Throws a `StartupError` when PostgreSQL is too old or unreachable, has a newer version’s
 * schema, or rejects a migration; the ones before it stay applied.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  await requireSupportedPostgres(url);
  const migrations = await readMigrations(folder);
  const database = connect(url, 1, WITHOUT_LIMITS);
  try {
    let remains: string | undefined;
    while (await database.sql.begin((sql) => migrateOnce(sql, migrations, remains)))
      remains = 'the migrations before it stay applied';
  } finally {
    await database.close();
  }
}

/** Locks for each migration, because the driver may connect again between two of them. */
async function migrateOnce(
  sql: postgres.TransactionSql,
  migrations: readonly Migration[],
  remains?: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  // An older version must not write to a newer version’s schema.
  if ((await latestAppliedMigration(sql)) > (migrations.at(-1)?.when ?? 0)) throw new StartupError(NEWER);
  return applyNextMigration(sql, migrations, remains);
}

/**
 * For servers that do not migrate. Throws a `StartupError` unless the database at `url` has exactly this
 * version’s schema: an older schema needs `npm run migrate`, a newer one needs the newer version. Checked
 * only at start-up.
 */
export async function refuseOtherVersion(url: string, folder = MIGRATIONS): Promise<void> {
  await requireSupportedPostgres(url);
  const migrations = await readMigrations(folder);
  const database = connect(url, 1);
  try {
    const ours = migrations.at(-1)?.when ?? 0;
    const theirs = await latestAppliedMigration(database.sql);
    if (theirs > ours) throw new StartupError(NEWER);
    if (theirs < ours)
      throw new StartupError(
        'the database schema is older than this version; run npm run migrate, or start without MIGRATE=0',
      );
  } finally {
    await database.close();
  }
}

/** Throws a `StartupError` when PostgreSQL is unreachable or too old. */
export async function requireSupportedPostgres(url: string): Promise<void> {
  const sql = openDriver(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [row] = await sql<{ server_version_num: string }[]>`show server_version_num`;
    const major = Math.floor(Number(row?.server_version_num) / 10_000);
    if (major < OLDEST_POSTGRES)
      throw new StartupError(
        `the database is PostgreSQL ${major}; Groundswell needs ${OLDEST_POSTGRES} or newer`,
      );
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`the database cannot be reached: ${reason(error)}; check DATABASE_URL`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code;
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { StartupError } from '../startup-error.ts';
import { connect } from './connection.ts';

export const MIGRATIONS = resolve(import.meta.dirname, '../../database/migrations');
const OLDEST_POSTGRES = 15;
const ONE_AT_A_TIME = 7_305_201_911;

/**
 * Brings the database at `url` to this program's tables; several processes may call it at once.
 * Throws a `StartupError` when PostgreSQL is too old, cannot be reached, holds a newer program's tables, or lacks an
 * extension and does not let it be made.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  await refuseUnfit(url);
  const database = connect(url, 1);
  try {
    await database.sql`select pg_advisory_lock(${ONE_AT_A_TIME})`;
    await refuseNewer(database.sql, folder);
    await applyMigrations(database.db, {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    }).catch((error: unknown) => {
      throw refusedByMigration(error) ?? error;
    });
  } finally {
    await database.close();
  }
}

async function refuseUnfit(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
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

/** A newer program's tables must not be written by an older one. */
async function refuseNewer(sql: postgres.Sql, folder: string): Promise<void> {
  const [known] = await sql<{ table: string | null }[]>`select to_regclass('public.migrations') as table`;
  if (!known?.table) return;
  const [newest] = await sql<
    { created_at: string | null }[]
  >`select max(created_at) as created_at from public.migrations`;
  const journal = JSON.parse(await readFile(resolve(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const ours = Math.max(...journal.entries.map((entry) => entry.when));
  if (Number(newest?.created_at ?? 0) > ours)
    throw new StartupError('the database was made by a newer Groundswell; please start that version');
}

/** A migration raises this code with a sentence for the operator. */
const OPERATOR_MUST_ACT = 'GS001';

function refusedByMigration(error: unknown): StartupError | null {
  const { cause } = error as { cause?: unknown };
  return cause instanceof postgres.PostgresError && cause.code === OPERATOR_MUST_ACT
    ? new StartupError(cause.message)
    : null;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code;
}

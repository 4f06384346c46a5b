import postgres from 'postgres';
import { StartupError } from '../../startup-error.ts';
import { connect, WITHOUT_LIMITS } from '../pool/connection.ts';
import { applyMigrations, MIGRATIONS, newestApplied, readMigrations } from './migrations.ts';

const OLDEST_POSTGRES = 15;
/** The advisory lock of whoever changes the tables. */
export const ONE_AT_A_TIME = 7_305_201_911;
const NEWER = 'the database was made by a newer Groundswell; please start that version';

/**
 * Brings the database at `url` to this program's tables; several processes may call it at once and wait for each other.
 * Throws a `StartupError` when PostgreSQL is too old, cannot be reached, holds a newer program's tables, or refuses a
 * migration; then it is as it was.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  await refuseUnfit(url);
  const migrations = await readMigrations(folder);
  const database = connect(url, 1, WITHOUT_LIMITS);
  try {
    await database.sql`select pg_advisory_lock(${ONE_AT_A_TIME})`;
    // A newer program's tables must not be written by an older one.
    if ((await newestApplied(database.sql)) > (migrations.at(-1)?.when ?? 0)) throw new StartupError(NEWER);
    await database.sql.begin((sql) => applyMigrations(sql, migrations));
  } finally {
    await database.close();
  }
}

/**
 * For servers that change no tables. Throws a `StartupError` unless the database at `url` has exactly this program's: an
 * older one waits for `npm run migrate`, a newer one for the newer program. A server that runs already is not asked again.
 */
export async function refuseOtherVersion(url: string, folder = MIGRATIONS): Promise<void> {
  await refuseUnfit(url);
  const migrations = await readMigrations(folder);
  const database = connect(url, 1);
  try {
    const ours = migrations.at(-1)?.when ?? 0;
    const theirs = await newestApplied(database.sql);
    if (theirs > ours) throw new StartupError(NEWER);
    if (theirs < ours)
      throw new StartupError(
        'the database does not have the tables of this version yet; run npm run migrate, or start without MIGRATE=0',
      );
  } finally {
    await database.close();
  }
}

/** Throws a `StartupError` when PostgreSQL does not answer or is too old. */
export async function refuseUnfit(url: string): Promise<void> {
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

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code;
}

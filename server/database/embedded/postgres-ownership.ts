import { realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { StartupError } from '../../startup-error.ts';
import { type Home, role } from './postgres-home.ts';

/** A session-level advisory lock, which PostgreSQL releases when the owning process ends in any way. */
const OWNER_LOCK = 4_771_001;
const STALE_SESSION_MS = 2_000;

/**
 * Connects to the running server and takes ownership for as long as the connection is open. Creates the
 * product’s database if it does not exist. Throws a `StartupError` when a live Groundswell process owns it,
 * or when the server belongs to another directory. Calls `onLost` when the connection ends for any reason.
 */
export async function takeOwnership(home: Home, port: number, onLost: () => void): Promise<postgres.Sql> {
  const sql = postgres(address(home, port, 'postgres'), {
    max: 1,
    max_lifetime: null,
    ssl: false,
    connection: { application_name: 'groundswell owner' },
    onclose: onLost,
  });
  try {
    await requireSameDirectory(sql, home.data);
    await lock(sql, home.data);
    await makeDatabase(sql);
    return sql;
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
}

export function address({ password }: Pick<Home, 'password'>, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

async function requireSameDirectory(sql: postgres.Sql, data: string): Promise<void> {
  const [row] = await sql`show data_directory`.catch((error) => {
    if (error.code === '28P01')
      throw new StartupError(
        `the stored password does not match the database in ${data}; restore it from a backup`,
      );
    throw error;
  });
  if ((await realpath(row?.data_directory)) === data) return;
  throw new StartupError(
    `the port of ${data} is used by the database in ${row?.data_directory}; stop that one first`,
  );
}

async function lock(sql: postgres.Sql, data: string): Promise<void> {
  const giveUp = Date.now() + STALE_SESSION_MS;
  for (;;) {
    const [row] = await sql`select pg_try_advisory_lock(${OWNER_LOCK}) as mine`;
    if (row?.mine) return;
    if (Date.now() > giveUp)
      throw new StartupError(`another Groundswell is running on ${data}; stop it first, or set DATA_DIR`);
    await pause(100);
  }
}

async function makeDatabase(sql: postgres.Sql): Promise<void> {
  const found = await sql`select 1 from pg_database where datname = ${role}`;
  if (found.length === 0) await sql`create database ${sql(role)}`;
}

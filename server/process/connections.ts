import { openDriver } from '../database/pool/driver.ts';
import { StartupError } from '../startup-error.ts';

/** The maximum pool size for calls, of a single process or of each of several. */
export const MAX_CALLS_POOL = 20;
const MIN_CALLS_POOL = 4;
/** The pool size for calls of the primary process, which runs singleton work such as the demo’s shipments. */
export const PRIMARY_CALLS_POOL = 4;
/** A separate pool, so that jobs and calls cannot exhaust each other’s connections. */
export const JOBS_POOL = 5;
/** The pool size for the positions of a process, where they have their own database. Reports are written in groups. */
export const POSITIONS_POOL = 4;
/**
 * The primary process also needs: three for the queue and its listener, live messages, the health monitor,
 * the simulator’s lock, the metrics and, when embedded, the database owner.
 */
const PRIMARY_EXTRA = PRIMARY_CALLS_POOL + JOBS_POOL + 9;
/**
 * Beside its pool, a worker needs connections for live messages, the health monitor, the queue (two) and the
 * metrics.
 */
const WORKER_EXTRA = 5;
/** For a backup, a migration, and manual access to the database. */
const LEFT_FREE = 8;

/**
 * The pool size for calls of each process. Throws a `StartupError` if the database does not allow enough
 * connections.
 */
export function connectionsPerProcess(processes: number, allowed: number): number {
  const each = Math.floor((allowed - PRIMARY_EXTRA - LEFT_FREE) / processes) - WORKER_EXTRA;
  if (each >= MIN_CALLS_POOL) return Math.min(MAX_CALLS_POOL, each);
  const needed = PRIMARY_EXTRA + LEFT_FREE + processes * (WORKER_EXTRA + MIN_CALLS_POOL);
  throw new StartupError(
    `PROCESSES is ${processes}, which needs ${needed} database connections, but the database allows ${allowed}; lower PROCESSES, or raise the database's max_connections`,
  );
}

/** Excludes the connections that PostgreSQL reserves for superusers. */
export async function connectionsAllowed(databaseUrl: string): Promise<number> {
  const sql = openDriver(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ allowed: number }[]>`
      select sum(case name when 'max_connections' then setting::int else -setting::int end)::int as allowed
      from pg_settings
      where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`;
    return row?.allowed ?? 0;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

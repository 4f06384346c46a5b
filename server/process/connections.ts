import postgres from 'postgres';
import { StartupError } from '../startup-error.ts';

/** Of a single process's pool for calls; each of several has at most as many. */
export const MOST_FOR_CALLS = 20;
const LEAST_FOR_CALLS = 4;
/** Of the process that does what exists once, for the demonstration's shipments. */
export const FOR_ITS_CALLS = 4;
/** Of their own, so that neither jobs nor calls keep each other from the database. */
export const FOR_JOBS_POOL = 5;
/** It also holds the queue's three and their listener, live messages, the watch, the simulator's turn, the figures and, embedded, the database's owner. */
const OF_PRIMARY = FOR_ITS_CALLS + FOR_JOBS_POOL + 9;
/** Beside its pool a process that answers holds live messages, the watch, the queue's two and the figures. */
const OF_WORKER = 5;
/** For a backup, a migration, and whoever looks at the database by hand. */
const LEFT_FREE = 8;

/** How many connections for calls each of several processes may have. Throws a `StartupError` where they do not fit. */
export function connectionsOfEach(processes: number, allowed: number): number {
  const each = Math.floor((allowed - OF_PRIMARY - LEFT_FREE) / processes) - OF_WORKER;
  if (each >= LEAST_FOR_CALLS) return Math.min(MOST_FOR_CALLS, each);
  const needed = OF_PRIMARY + LEFT_FREE + processes * (OF_WORKER + LEAST_FOR_CALLS);
  throw new StartupError(
    `PROCESSES is ${processes}, which takes ${needed} connections to the database, and it allows ${allowed}; lower it, or raise the database's max_connections`,
  );
}

/** What PostgreSQL keeps for superusers is not for us. */
export async function connectionsAllowed(databaseUrl: string): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
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

import { realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { StartupError } from '../../startup-error.ts';
import { type Home, role } from './postgres-home.ts';

/** PostgreSQL releases a session's lock when the process that holds it is gone, however it went. */
const ownersLock = 4_771_001;
const aDeadOwnersSessionMayTake = 2_000;

/**
 * Connects to the running server and becomes its owner, for as long as the connection is open; makes the
 * product's database if it is not there. Throws a `StartupError` when a live Groundswell owns it, or when
 * the server is not the one of this directory. `onLost` is called when the connection ends, for whatever reason.
 */
export async function own(home: Home, port: number, onLost: () => void): Promise<postgres.Sql> {
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
  const [answer] = await sql`show data_directory`.catch((error) => {
    if (error.code === '28P01')
      throw new StartupError(
        `the kept password does not open the database in ${data}; restore it from a backup`,
      );
    throw error;
  });
  if ((await realpath(answer?.data_directory)) === data) return;
  throw new StartupError(
    `port of ${data} is answered by the database in ${answer?.data_directory}; stop that one first`,
  );
}

async function lock(sql: postgres.Sql, data: string): Promise<void> {
  const giveUp = Date.now() + aDeadOwnersSessionMayTake;
  for (;;) {
    const [answer] = await sql`select pg_try_advisory_lock(${ownersLock}) as mine`;
    if (answer?.mine) return;
    if (Date.now() > giveUp)
      throw new StartupError(`another Groundswell is running on ${data}; stop it first, or set DATA_DIR`);
    await pause(100);
  }
}

async function makeDatabase(sql: postgres.Sql): Promise<void> {
  const found = await sql`select 1 from pg_database where datname = ${role}`;
  if (found.length === 0) await sql`create database ${sql(role)}`;
}

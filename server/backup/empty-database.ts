import type postgres from 'postgres';
import { JOBS_SCHEMA } from '../jobs/job-tables.ts';
import { StartupError } from '../startup-error.ts';
import { storedTables } from './stored-tables.ts';

const SERVER_APPLICATIONS = ['groundswell', 'groundswell-jobs'];

/** Throws a `StartupError` when a server is running on this database. */
export async function refuseWhileRunning(sql: postgres.TransactionSql): Promise<void> {
  const [running] = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = any(${SERVER_APPLICATIONS}) limit 1`;
  if (running) throw new StartupError('a Groundswell is running on this database; stop it first');
}

/**
 * Ensures that the database is empty. With `replace`, drops the Groundswell tables in it. Throws a
 * `StartupError` that says what would be lost.
 */
export async function emptyDatabase(
  sql: postgres.TransactionSql,
  { replace, command }: { replace: boolean; command: string },
): Promise<void> {
  if (!(await holdsProduct(sql))) return;
  if (!replace)
    throw new StartupError(
      `the database is not empty: it contains ${await contents(sql)}. To replace all of it with the backup, run: ${command}`,
    );
  await dropProduct(sql);
}

/** The same for the separate database of positions, in which everything else is empty. */
export async function emptyPositionsDatabase(
  sql: postgres.TransactionSql,
  { replace, command }: { replace: boolean; command: string },
): Promise<void> {
  if (!(await holdsProduct(sql))) return;
  const [position] = await sql`select from public.positions limit 1`;
  if (position && !replace)
    throw new StartupError(
      `the database of positions is not empty. To replace its content with the backup, run: ${command}`,
    );
  await dropProduct(sql);
}

/** Throws a `StartupError` when the database holds something else. */
async function holdsProduct(sql: postgres.TransactionSql): Promise<boolean> {
  const tables = (await storedTables(sql)).map(({ name }) => name);
  if (tables.length === 0) return false;
  if (!['public.users', 'public.shipments', 'public.migrations'].every((name) => tables.includes(name)))
    throw new StartupError(
      `the database holds tables that are not Groundswell's (${tables.slice(0, 3).join(', ')} …); restore into an empty one`,
    );
  return true;
}

async function dropProduct(sql: postgres.TransactionSql): Promise<void> {
  await sql`drop schema if exists ${sql(JOBS_SCHEMA)} cascade`;
  for (const { statement } of await droppings(sql)) await sql.unsafe(statement);
}

async function contents(sql: postgres.TransactionSql): Promise<string> {
  const [count] = await sql`
    select (select count(*) from public.users) as people, (select count(*) from public.shipments) as shipments,
      (select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') from public.shipments) as newest`;
  const newest = count?.newest ? `, the newest booked on ${count.newest} UTC` : '';
  return `${count?.people} people and ${count?.shipments} shipments${newest}, and all that belongs to them`;
}

/**
 * Dependent objects are dropped by cascade, except a table’s own columns. Extensions stay, because the role
 * may not be allowed to create them again.
 */
function droppings(sql: postgres.TransactionSql): Promise<{ statement: string }[]> {
  return sql<{ statement: string }[]>`
    select format('drop %s if exists %s cascade', kind, object) as statement
    from (
      select 'pg_class'::regclass as class, oid, relnamespace as namespace, oid::regclass::text as object, 1 as turn,
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 'pg_proc'::regclass, oid, pronamespace, oid::regprocedure::text, 2, 'routine' from pg_proc
      union all
      select 'pg_type'::regclass, oid, typnamespace, oid::regtype::text, 3, 'type' from pg_type where typtype in ('e', 'd')
    ) as objects
    where namespace = 'public'::regnamespace and not exists (
      select from pg_depend where classid = class and objid = objects.oid and deptype in ('e', 'i', 'a') and refclassid <> 'pg_namespace'::regclass
        and (refclassid, refobjid) <> (class, objects.oid)
    )
    order by turn`;
}

import type postgres from 'postgres';
import { dayInUtc, shiftDay } from '#domain/calendar/calendar-day.ts';

/** In advance, so that the job can fail for a while and no insert waits at midnight. */
const DAYS_AHEAD = 3;
/** Short, because all reports wait behind this lock. */
const DROP_WITHIN = '1s';

/** The schema-qualified table name. */
export const POSITIONS_TABLE = 'public.positions';

type Sql = Pick<postgres.ISql, 'unsafe'>;

/** The coming days that have partitions. */
export function daysAhead(now: Date): string[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => shiftDay(dayInUtc(now), days));
}

/** Creates a partition unless it exists. Attaches a new table, because `PARTITION OF` would block all inserts. */
export async function createPartition(sql: Sql, day: string): Promise<void> {
  const partition = partitionOf(day);
  await sql.unsafe(`
    do $$ begin
      perform pg_advisory_xact_lock(hashtext('positions'));
      if to_regclass('public.${partition}') is null then
        create table public.${partition} (like public.positions including all);
        alter table public.positions attach partition public.${partition}
          for values from ('${day}T00:00:00Z') to ('${shiftDay(day, 1)}T00:00:00Z');
      end if;
    end $$`);
}

/** Drops the partitions before this day; gives up quickly while they are read, and is retried. */
export async function dropPartitionsBefore(sql: Sql, day: string): Promise<void> {
  for (const old of await listPartitions(sql))
    if (old < day)
      await sql.unsafe(`do $$ begin
        set local lock_timeout = '${DROP_WITHIN}';
        drop table if exists public.${partitionOf(old)};
      end $$`);
}

export async function listPartitions(sql: Sql): Promise<string[]> {
  const rows: readonly { day: string }[] = await sql.unsafe(`
    select to_date(right(inhrelid::regclass::text, 8), 'YYYYMMDD')::text as day
    from pg_inherits where inhparent = 'public.positions'::regclass order by 1`);
  return rows.map(({ day }) => day);
}

/** Validates the day, because it becomes a name in SQL. */
function partitionOf(day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new RangeError('This is not a day.');
  return `positions_${day.replaceAll('-', '')}`;
}

import { getConstructionPlans } from 'pg-boss';
import type postgres from 'postgres';

export const JOBS_SCHEMA = 'jobs';

/** What the queue notes about itself, day by day; it begins anew in a database that is restored. */
export const QUEUE_NOTES: readonly string[] = ['bam', 'queue_stats', 'version', 'warning'];

/** The queue's tables, as this program's pg-boss makes them at its first start, but within the caller's transaction. */
export async function makeJobTables(sql: postgres.TransactionSql): Promise<void> {
  const plan = getConstructionPlans(JOBS_SCHEMA)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
  await sql.unsafe(plan);
  await sql`select set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;
}

import { getConstructionPlans } from 'pg-boss';
import type postgres from 'postgres';

export const JOBS_SCHEMA = 'jobs';

/** The queue’s own statistics by day, which start empty in a restored database. */
export const QUEUE_STATISTICS: readonly string[] = ['bam', 'queue_stats', 'version', 'warning'];

/**
 * Creates the queue’s tables, like this version’s pg-boss at its first start, but within the caller’s
 * transaction.
 */
export async function makeJobTables(sql: postgres.TransactionSql): Promise<void> {
  const plan = getConstructionPlans(JOBS_SCHEMA)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
  await sql.unsafe(plan);
  await sql`select set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;
}

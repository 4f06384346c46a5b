import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The condition of a list's `updated_since`. */
export function changedSince(updated_at: AnyColumn | SQL, since: Date | undefined): SQL | undefined {
  return since && sql`${updated_at} >= ${since.toISOString()}::timestamptz`;
}

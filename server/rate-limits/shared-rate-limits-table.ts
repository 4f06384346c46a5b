import { lt, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';

/**
 * Points spent on rate limits shared by all nodes, for a few minutes. The table is UNLOGGED (see the
 * migration), so a database crash resets all limits.
 */
export const sharedRateLimits = pgTable(
  'shared_rate_limits',
  {
    quota: text('quota').notNull(),
    /** The key it counts for, hashed. */
    key: text('key').notNull(),
    spent: integer('spent').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quota, table.key] }),
    index('shared_rate_limits_until').on(table.until),
  ],
);

export interface Addition {
  quota: string;
  key: string;
  /** A negative number gives points back. */
  points: number;
  /** The end of a window that starts now. */
  until: Date;
}

export interface Count {
  quota: string;
  key: string;
  spent: number;
  until: Date;
}

/** Adds to each counter, starting a new window where the old one is over, and returns the new values. */
export async function addToSharedRateLimits(
  connection: Connection,
  additions: readonly Addition[],
  now: Date,
): Promise<Count[]> {
  // A fixed order prevents deadlocks between calls that update the same rows.
  const rows = [...additions].sort((one, other) =>
    `${one.quota} ${one.key}` < `${other.quota} ${other.key}` ? -1 : 1,
  );
  const isOver = sql`${sharedRateLimits.until} <= ${now.toISOString()}::timestamptz`;
  const points = sql.join(
    rows.map(
      ({ quota, key, points }) =>
        sql`when excluded.quota = ${quota} and excluded.key = ${key} then ${points}::int`,
    ),
    sql` `,
  );
  return connection
    .insert(sharedRateLimits)
    .values(rows.map(({ points, ...row }) => ({ ...row, spent: Math.max(0, points) })))
    .onConflictDoUpdate({
      target: [sharedRateLimits.quota, sharedRateLimits.key],
      set: {
        spent: sql`case when ${isOver} then excluded.spent else greatest(0, ${sharedRateLimits.spent} + case ${points} end) end`,
        until: sql`case when ${isOver} then excluded.until else ${sharedRateLimits.until} end`,
      },
    })
    .returning();
}

export async function deleteSharedRateLimitsOver(connection: Connection, now: Date): Promise<void> {
  await connection.delete(sharedRateLimits).where(lt(sharedRateLimits.until, now));
}

import { lt, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';

/**
 * What has been spent of quotas that hold for all nodes together, for minutes. Not written to the journal (the migration
 * says UNLOGGED): after a crash of the database everybody starts anew.
 */
export const sharedRateLimits = pgTable(
  'shared_counts',
  {
    quota: text('quota').notNull(),
    /** Whose it is, hashed. */
    key: text('key').notNull(),
    spent: integer('spent').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quota, table.key] }),
    index('shared_counts_until').on(table.until),
  ],
);

export interface Addition {
  quota: string;
  key: string;
  /** Less than zero gives back. */
  points: number;
  /** When a window that begins now ends. */
  until: Date;
}

export interface Count {
  quota: string;
  key: string;
  spent: number;
  until: Date;
}

/** Adds to each count, anew where its window is over, and returns what they are by then. */
export async function addToSharedRateLimits(
  connection: Connection,
  additions: readonly Addition[],
  now: Date,
): Promise<Count[]> {
  // In one order always: otherwise two who add to the same counts could wait for each other.
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

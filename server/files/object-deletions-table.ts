import { asc, inArray, lte, sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';

/**
 * Objects of the bucket to delete, by the ids of their files. A trigger adds those of deleted files, `addFile` each object before
 * it is stored, until its file is committed.
 */
export const objectDeletions = pgTable(
  'object_deletions',
  { file_id: uuid('file_id').primaryKey(), due_at: moment('due_at').notNull().default(sql`now()`) },
  (table) => [index('object_deletions_due').on(table.due_at)],
);

export async function planDeletion(connection: Connection, file_id: string, due_at: Date): Promise<void> {
  await connection.insert(objectDeletions).values({ file_id, due_at });
}

export async function cancelDeletions(connection: Connection, file_ids: readonly string[]): Promise<void> {
  await connection.delete(objectDeletions).where(inArray(objectDeletions.file_id, [...file_ids]));
}

export async function postponeDeletions(
  connection: Connection,
  file_ids: readonly string[],
  due_at: Date,
): Promise<void> {
  await connection
    .update(objectDeletions)
    .set({ due_at })
    .where(inArray(objectDeletions.file_id, [...file_ids]));
}

export async function listDueDeletions(connection: Connection, now: Date, limit: number): Promise<string[]> {
  const due = await connection
    .select({ file_id: objectDeletions.file_id })
    .from(objectDeletions)
    .where(lte(objectDeletions.due_at, now))
    .orderBy(asc(objectDeletions.due_at))
    .limit(limit);
  return due.map(({ file_id }) => file_id);
}

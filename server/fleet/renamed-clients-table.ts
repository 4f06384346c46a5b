import { eq, isNull, lt, or, sql } from 'drizzle-orm';
import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';

/**
 * Companies and people with more than 1,000 shipments whose name has changed. Triggers insert them, and a job rewrites the search
 * words of their shipments.
 */
export const renamedClients = pgTable('renamed_clients', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The company of the shipments. */
  organisation_id: uuid('organisation_id'),
  /** Or the contact person of the shipments. */
  contact_id: uuid('contact_id'),
  /** When a job last rewrote some of them. */
  worked_at: moment('worked_at'),
});

export type RenamedClient = typeof renamedClients.$inferSelect;

/** Claims a client that no job is rewriting, or whose job has been idle since `idle`; undefined if there is none. */
export async function claimRenamedClient(
  connection: Connection,
  { now, idle }: { now: Date; idle: Date },
): Promise<RenamedClient | undefined> {
  const free = connection
    .select({ id: renamedClients.id })
    .from(renamedClients)
    .where(or(isNull(renamedClients.worked_at), lt(renamedClients.worked_at, idle)))
    .orderBy(renamedClients.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await connection
    .update(renamedClients)
    .set({ worked_at: now })
    .where(sql`${renamedClients.id} = (${free})`)
    .returning();
  return claimed;
}

export async function touchRenamedClient(connection: Connection, id: number, now: Date): Promise<void> {
  await connection.update(renamedClients).set({ worked_at: now }).where(eq(renamedClients.id, id));
}

export async function deleteRenamedClient(connection: Connection, id: number): Promise<void> {
  await connection.delete(renamedClients).where(eq(renamedClients.id, id));
}

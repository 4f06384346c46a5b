import { eq } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';

/** When each person’s last daily digest was sent. */
export const notificationDigests = pgTable('notification_digests', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sent_at: moment('sent_at'),
});

/**
 * The time of the person’s last digest, null before the first. Locked until the transaction ends, so that
 * only one is sent.
 */
export async function lockLastDigest(transaction: Transaction, user_id: string): Promise<Date | null> {
  await transaction.insert(notificationDigests).values({ user_id }).onConflictDoNothing();
  const [digest] = await transaction
    .select({ sent_at: notificationDigests.sent_at })
    .from(notificationDigests)
    .where(eq(notificationDigests.user_id, user_id))
    .for('update');
  return digest?.sent_at ?? null;
}

export async function recordDigest(connection: Connection, user_id: string, sent_at: Date): Promise<void> {
  await connection
    .update(notificationDigests)
    .set({ sent_at })
    .where(eq(notificationDigests.user_id, user_id));
}

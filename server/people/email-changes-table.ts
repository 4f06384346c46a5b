import { and, eq, exists, gt, lt } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../database/columns.ts';
import type { Connection, Transaction } from '../database/connection.ts';
import { sessions } from './sessions-table.ts';
import { users } from './users-table.ts';

/** The address that each person wants instead of theirs, until they open the link that was sent to it. */
export const emailChanges = pgTable('email_changes', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  new_email: text('new_email').notNull(),
  /** SHA-256 of the secret in the link. */
  token_hash: text('token_hash').notNull().unique(),
  /** The session that asked: it stays when the others end. */
  session_id: uuid('session_id').notNull(),
  expires_at: moment('expires_at').notNull(),
  created_at: createdAt(),
});

type EmailChange = typeof emailChanges.$inferSelect;

/** Instead of the one the person asked for before, whose link is good no more. */
export async function writeEmailChange(
  transaction: Transaction,
  change: Omit<EmailChange, 'created_at'>,
): Promise<void> {
  await transaction
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.user_id, set: change });
}

/** The change that the link is for; of two who open it, one gets it. None once the session that asked has ended. */
export async function takeEmailChange(
  transaction: Transaction,
  token_hash: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const isOpen = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, emailChanges.session_id), eq(sessions.user_id, emailChanges.user_id)));
  const [change] = await transaction
    .delete(emailChanges)
    .where(and(eq(emailChanges.token_hash, token_hash), gt(emailChanges.expires_at, now), exists(isOpen)))
    .returning();
  return change;
}

export async function findWantedEmail(connection: Connection, user_id: string): Promise<string | undefined> {
  const [change] = await connection
    .select({ new_email: emailChanges.new_email })
    .from(emailChanges)
    .where(eq(emailChanges.user_id, user_id));
  return change?.new_email;
}

export async function deleteEmailChangesBefore(connection: Connection, now: Date): Promise<void> {
  await connection.delete(emailChanges).where(lt(emailChanges.expires_at, now));
}

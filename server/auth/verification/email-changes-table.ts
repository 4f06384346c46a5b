import { and, eq, exists, gt, lt, ne, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';
import { sessions } from '../sessions/sessions-table.ts';

/** The new address that each person requested, until they confirm it with the e-mailed link. */
export const emailChanges = pgTable('email_changes', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  new_email: text('new_email').notNull(),
  /** SHA-256 of the secret in the link. */
  token_hash: text('token_hash').notNull().unique(),
  /** The session that requested the change; it stays open when the others end. */
  session_id: uuid('session_id').notNull(),
  expires_at: moment('expires_at').notNull(),
  created_at: createdAt(),
});

type EmailChange = typeof emailChanges.$inferSelect;

/** Replaces the person’s earlier request, whose link then stops working. */
export async function writeEmailChange(
  transaction: Transaction,
  change: Omit<EmailChange, 'created_at'>,
): Promise<void> {
  await transaction
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.user_id, set: { ...change, created_at: sql`now()` } });
}

/**
 * Consumes the change that the person requested with this link. Undefined once the requesting session has
 * ended.
 */
export async function takeEmailChange(
  transaction: Transaction,
  { user_id, token_hash, now }: { user_id: string; token_hash: string; now: Date },
): Promise<EmailChange | undefined> {
  const isOpen = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, emailChanges.session_id), eq(sessions.user_id, emailChanges.user_id)));
  const [change] = await transaction
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.user_id, user_id),
        eq(emailChanges.token_hash, token_hash),
        gt(emailChanges.expires_at, now),
        exists(isOpen),
      ),
    )
    .returning();
  return change;
}

/** Whether the link belongs to another person’s request. */
export async function isEmailChangeOfAnother(
  transaction: Transaction,
  { user_id, token_hash, now }: { user_id: string; token_hash: string; now: Date },
): Promise<boolean> {
  const found = await transaction
    .select({ user_id: emailChanges.user_id })
    .from(emailChanges)
    .where(
      and(
        ne(emailChanges.user_id, user_id),
        eq(emailChanges.token_hash, token_hash),
        gt(emailChanges.expires_at, now),
      ),
    );
  return found.length > 0;
}

/** The address that a person requested, and when the e-mail with its link was sent. */
export async function findWantedEmail(connection: Connection, user_id: string) {
  const [change] = await connection
    .select({ recipient: emailChanges.new_email, posted_at: emailChanges.created_at })
    .from(emailChanges)
    .where(eq(emailChanges.user_id, user_id));
  return change;
}

export async function deleteEmailChangesBefore(connection: Connection, now: Date): Promise<void> {
  await connection.delete(emailChanges).where(lt(emailChanges.expires_at, now));
}

import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, id, moment } from '../../database/statements/columns.ts';
import { profiles } from '../../people/profiles-table.ts';
import { users } from '../../people/users-table.ts';

/** Single-use tokens of e-mailed links that set a password: resets and invitations. */
export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash is stored, so that reading the table lets nobody set a password. */
    token_hash: text('token_hash').notNull().unique(),
    expires_at: moment('expires_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('password_reset_tokens_of_person').on(table.user_id)],
);

/** False when a token with this id already exists. */
export async function insertPasswordResetToken(
  transaction: Transaction,
  { id, user_id, token, expires_at }: { id: string; user_id: string; token: string; expires_at: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insert(passwordResetTokens)
    .values({ id, user_id, token_hash: hashOf(token), expires_at })
    .onConflictDoNothing({ target: passwordResetTokens.id })
    .returning({ id: passwordResetTokens.id });
  return inserted.length > 0;
}

/** The person whose password the token sets; undefined for a used, expired or unknown token. */
export async function findPasswordResetToken(connection: Connection, token: string, now: Date) {
  const [found] = await connection
    .select({ user_id: users.id, full_name: profiles.full_name, email: users.email })
    .from(passwordResetTokens)
    .innerJoin(users, eq(users.id, passwordResetTokens.user_id))
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(and(eq(passwordResetTokens.token_hash, hashOf(token)), gt(passwordResetTokens.expires_at, now)));
  return found;
}

/**
 * Consumes the token. Returns true for only one of two concurrent requests, and deletes the user’s other
 * tokens.
 */
export async function takePasswordResetToken(
  transaction: Transaction,
  { user_id, token }: { user_id: string; token: string },
): Promise<boolean> {
  const taken = await transaction
    .delete(passwordResetTokens)
    .where(eq(passwordResetTokens.token_hash, hashOf(token)))
    .returning({ id: passwordResetTokens.id });
  await deletePasswordResetTokensOf(transaction, user_id);
  return taken.length > 0;
}

export async function deletePasswordResetTokensOf(transaction: Transaction, user_id: string): Promise<void> {
  await transaction.delete(passwordResetTokens).where(eq(passwordResetTokens.user_id, user_id));
}

export async function deletePasswordResetTokensEndedBefore(
  connection: Connection,
  moment: Date,
): Promise<void> {
  await connection.delete(passwordResetTokens).where(lt(passwordResetTokens.expires_at, moment));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

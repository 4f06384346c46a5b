import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/pool/connection.ts';
import { bytes, id, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';
import type { SessionOrigin } from '../sessions/session-origin.ts';

/** A pending sign-in: the password or single sign-on succeeded, and the second factor is still needed. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    /** The remaining attempts. */
    tries_left: integer('tries_left').notNull(),
    expires_at: moment('expires_at').notNull(),
    /** For single sign-on: the origin of its session. */
    sealed_id_token: bytes('sealed_id_token'),
    multi_factor: boolean('multi_factor').notNull().default(false),
    reauthenticated_at: moment('reauthenticated_at'),
  },
  (table) => [index('sign_in_challenges_of_person').on(table.user_id)],
);

export type Challenge = typeof signInChallenges.$inferSelect;

/** Also deletes the person’s expired challenges. */
export async function insertChallenge(
  transaction: Transaction,
  challenge: Omit<typeof signInChallenges.$inferInsert, 'id'>,
  now: Date,
): Promise<void> {
  const { user_id } = challenge;
  await transaction
    .delete(signInChallenges)
    .where(and(eq(signInChallenges.user_id, user_id), lte(signInChallenges.expires_at, now)));
  await transaction.insert(signInChallenges).values(challenge);
}

/** The origin of the session that follows; undefined for a sign-in with password. */
export function originOf(challenge: Challenge): SessionOrigin | undefined {
  const { sealed_id_token, multi_factor, reauthenticated_at } = challenge;
  return sealed_id_token && reauthenticated_at
    ? { sealed_id_token, multi_factor, reauthenticated_at }
    : undefined;
}

/** Uses one attempt. Undefined for a challenge that is unknown, used, expired or has no attempts left. */
export async function spendAttempt(transaction: Transaction, token_hash: string, now: Date) {
  const [challenge] = await transaction
    .update(signInChallenges)
    .set({ tries_left: sql`${signInChallenges.tries_left} - 1` })
    .where(
      and(
        eq(signInChallenges.token_hash, token_hash),
        gt(signInChallenges.tries_left, 0),
        gt(signInChallenges.expires_at, now),
      ),
    )
    .returning();
  return challenge;
}

export async function deleteChallenge(transaction: Transaction, token_hash: string): Promise<void> {
  await transaction.delete(signInChallenges).where(eq(signInChallenges.token_hash, token_hash));
}

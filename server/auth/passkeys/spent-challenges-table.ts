import { lt } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Connection } from '../../database/pool/connection.ts';
import { moment } from '../../database/statements/columns.ts';

/** Passkey challenges used before they expired, to prevent replay. */
export const spentPasskeyChallenges = pgTable(
  'spent_passkey_challenges',
  {
    challenge_hash: text('challenge_hash').primaryKey(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('spent_passkey_challenges_expiry').on(table.expires_at)],
);

/** False when it was already used. */
export async function insertSpentChallenge(
  connection: Connection,
  { challenge_hash, expires_at }: typeof spentPasskeyChallenges.$inferInsert,
): Promise<boolean> {
  const inserted = await connection
    .insert(spentPasskeyChallenges)
    .values({ challenge_hash, expires_at })
    .onConflictDoNothing()
    .returning({ challenge_hash: spentPasskeyChallenges.challenge_hash });
  return inserted.length > 0;
}

export async function deleteSpentChallengesBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(spentPasskeyChallenges).where(lt(spentPasskeyChallenges.expires_at, moment));
}

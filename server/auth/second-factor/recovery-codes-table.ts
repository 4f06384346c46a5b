import { and, count, eq, isNull } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, id, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

/** Single-use codes for an account whose authenticator app is unavailable. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Shared by the codes of one set. */
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (table) => [index('recovery_codes_of_person').on(table.user_id)],
);

/** Replaces all codes of the person. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  user_id: string,
  { salt, hashes }: { salt: string; hashes: readonly string[] },
): Promise<void> {
  await deleteRecoveryCodes(transaction, user_id);
  await transaction.insert(recoveryCodes).values(hashes.map((hash) => ({ user_id, salt, hash })));
}

export async function deleteRecoveryCodes(transaction: Transaction, user_id: string): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id));
}

export async function countRecoveryCodes(connection: Connection, user_id: string): Promise<number> {
  const [counted] = await connection
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at)));
  return counted?.codes ?? 0;
}

/** The salt of the person’s codes; undefined when they have none. */
export async function findSalt(connection: Connection, user_id: string): Promise<string | undefined> {
  const [code] = await connection
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, user_id))
    .limit(1);
  return code?.salt;
}

/** Uses up the code. Returns whether it was one of the person’s unused codes. */
export async function takeRecoveryCode(
  transaction: Transaction,
  { user_id, hash, now }: { user_id: string; hash: string; now: Date },
): Promise<boolean> {
  const taken = await transaction
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(eq(recoveryCodes.user_id, user_id), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.used_at)),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

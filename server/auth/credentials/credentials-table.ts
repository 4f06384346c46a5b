import { and, eq } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

/** A user’s hashed password. An invited person has no row until they choose a password. */
export const credentials = pgTable('credentials', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  password_hash: text('password_hash').notNull(),
  created_at: createdAt(),
  updated_at: moment('updated_at').notNull().defaultNow(),
});

/** The credentials for an address, in one statement whether it has an account or not. */
export async function findCredentials(connection: Connection, email: string) {
  const [found] = await connection
    .select({
      user_id: users.id,
      email: users.email,
      deactivated_at: users.deactivated_at,
      password_hash: credentials.password_hash,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.id))
    .where(eq(users.email, email));
  return found;
}

export async function findPasswordHash(connection: Connection, user_id: string): Promise<string | null> {
  const [found] = await connection
    .select({ password_hash: credentials.password_hash })
    .from(credentials)
    .where(eq(credentials.user_id, user_id));
  return found?.password_hash ?? null;
}

/** Locks the row, so that concurrent changes of one password are serialized. */
export async function lockPasswordHash(
  transaction: Transaction,
  user_id: string,
): Promise<string | undefined> {
  const [found] = await transaction
    .select({ password_hash: credentials.password_hash })
    .from(credentials)
    .where(eq(credentials.user_id, user_id))
    .for('update');
  return found?.password_hash;
}

export async function insertPasswordHash(
  transaction: Transaction,
  user_id: string,
  password_hash: string,
): Promise<void> {
  await transaction.insert(credentials).values({ user_id, password_hash });
}

/** Inserts or replaces the password. */
export async function putPasswordHash(
  transaction: Transaction,
  user_id: string,
  password_hash: string,
  now: Date,
): Promise<void> {
  await transaction
    .insert(credentials)
    .values({ user_id, password_hash, created_at: now, updated_at: now })
    .onConflictDoUpdate({ target: credentials.user_id, set: { password_hash, updated_at: now } });
}

/** Replaces the hash if `former` is still the current one (optimistic lock). Returns whether it was. */
export async function replacePasswordHash(
  connection: Connection,
  user_id: string,
  former: string,
  password_hash: string,
): Promise<boolean> {
  const replaced = await connection
    .update(credentials)
    .set({ password_hash })
    .where(and(eq(credentials.user_id, user_id), eq(credentials.password_hash, former)))
    .returning({ user_id: credentials.user_id });
  return replaced.length > 0;
}

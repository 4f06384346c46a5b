import { and, eq, inArray } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { createdAt, id, moment } from '../database/statements/columns.ts';

/** The sign-in data of a person; `profiles` has their other data. */
export const users = pgTable('users', {
  id: id(),
  email: text('email').notNull().unique(),
  email_verified: boolean('email_verified').notNull().default(false),
  /** When the account was deactivated: nobody can sign in to it, and its data stays. */
  deactivated_at: moment('deactivated_at'),
  created_at: createdAt(),
});

/** Returns whether the user was created; false when the address already has one. */
export async function insertUser(
  transaction: Transaction,
  user: Pick<typeof users.$inferInsert, 'email' | 'email_verified'> & { id: string },
): Promise<boolean> {
  const made = await transaction
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return made.length > 0;
}

export async function findUserByEmail(connection: Connection, email: string) {
  const [user] = await connection.select().from(users).where(eq(users.email, email));
  return user;
}

/** The person with the address, locked until the transaction ends, so that the address stays theirs. */
export async function lockUserByEmail(transaction: Transaction, email: string) {
  const [user] = await transaction.select().from(users).where(eq(users.email, email)).for('no key update');
  return user;
}

/** The addresses that belong to an account and are verified. */
export async function listVerified(connection: Connection, emails: readonly string[]): Promise<string[]> {
  const found = await connection
    .select({ email: users.email })
    .from(users)
    .where(and(anyOf(users.email, emails), eq(users.email_verified, true)));
  return found.map(({ email }) => email);
}

export async function findUserById(connection: Connection, id: string) {
  const [user] = await connection.select().from(users).where(eq(users.id, id));
  return user;
}

/**
 * Locks the accounts until the transaction ends, so that decisions of one person about another stay valid.
 */
export async function lockUsers(transaction: Transaction, ids: readonly string[]) {
  return transaction
    .select({ id: users.id, deactivated_at: users.deactivated_at })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
}

/** The person, locked until the transaction ends, so that nothing can be booked for them meanwhile. */
export async function lockUser(transaction: Transaction, user_id: string) {
  const [user] = await transaction.select().from(users).where(eq(users.id, user_id)).for('update');
  return user;
}

export async function setDeactivated(
  transaction: Transaction,
  user_id: string,
  deactivated_at: Date | null,
): Promise<void> {
  await transaction.update(users).set({ deactivated_at }).where(eq(users.id, user_id));
}

export async function verifyAddress(connection: Connection, user_id: string): Promise<void> {
  await connection.update(users).set({ email_verified: true }).where(eq(users.id, user_id));
}

/** Sets the verified address. Returns false when another account has it. */
export async function changeAddress(
  transaction: Transaction,
  user_id: string,
  email: string,
): Promise<boolean> {
  if (await findUserByEmail(transaction, email)) return false;
  await transaction.update(users).set({ email, email_verified: true }).where(eq(users.id, user_id));
  return true;
}

/**
 * Deletes the person and the data that belongs only to them; data that outlives an account loses its owner.
 */
export async function deleteUser(transaction: Transaction, user_id: string): Promise<void> {
  await transaction.delete(users).where(eq(users.id, user_id));
}

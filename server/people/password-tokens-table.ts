import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../database/columns.ts';
import type { Connection, Transaction } from '../database/connection.ts';
import { users } from './users-table.ts';

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** A token by which a password can be set once. False when one with this id was made before. */
export async function insertPasswordToken(
  transaction: Transaction,
  { id, user_id, token, expires_at }: { id: string; user_id: string; token: string; expires_at: Date },
): Promise<boolean> {
  const made = await transaction
    .insert(verifications)
    .values({ id, identifier: passwordToken(token), value: user_id, expiresAt: expires_at })
    .onConflictDoNothing({ target: verifications.id })
    .returning({ id: verifications.id });
  return made.length > 0;
}

/** Whose password the token sets; undefined for one that was used, has expired, or never was. */
export async function findPasswordToken(connection: Connection, token: string, now: Date) {
  const [found] = await connection
    .select({ user_id: users.id, full_name: users.name, email: users.email })
    .from(verifications)
    .innerJoin(users, sql`${users.id} = ${verifications.value}::uuid`)
    .where(and(eq(verifications.identifier, passwordToken(token)), gt(verifications.expiresAt, now)));
  return found;
}

/** Of two who use one token at the same moment, one is told true. No other of the person's tokens is good any more. */
export async function takePasswordToken(
  transaction: Transaction,
  { user_id, token }: { user_id: string; token: string },
): Promise<boolean> {
  const taken = await transaction
    .delete(verifications)
    .where(eq(verifications.identifier, passwordToken(token)))
    .returning({ id: verifications.id });
  await transaction.delete(verifications).where(eq(verifications.value, user_id));
  return taken.length > 0;
}

/** Links that set a password: they were sent to an address that is no longer the person's. */
export async function deletePasswordTokensOf(transaction: Transaction, user_id: string): Promise<void> {
  await transaction.delete(verifications).where(eq(verifications.value, user_id));
}

export async function deleteTokensEndedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(verifications).where(lt(verifications.expiresAt, moment));
}

/** Only the hash is kept: whoever reads the table can set nobody's password. */
function passwordToken(token: string): string {
  return `reset-password:${createHash('sha256').update(token).digest('hex')}`;
}

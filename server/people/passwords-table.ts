import { and, eq } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../database/columns.ts';
import type { Connection, Transaction } from '../database/connection.ts';
import { users } from './users-table.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user_id').on(table.userId)],
);

/** What signing in asks of an address: one statement, whether there is such an account or not. */
export async function findCredentials(connection: Connection, email: string) {
  const [found] = await connection
    .select({
      user_id: users.id,
      email: users.email,
      deactivated_at: users.deactivatedAt,
      password_hash: accounts.password,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email));
  return found;
}

export async function findPasswordHash(connection: Connection, user_id: string) {
  const [account] = await connection
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, user_id), eq(accounts.providerId, 'credential')));
  return account?.password ?? null;
}

/** Locks the row, so that two changes of one password come one after the other. */
export async function lockPasswordHash(
  transaction: Transaction,
  user_id: string,
): Promise<string | undefined> {
  const [account] = await transaction
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, user_id), eq(accounts.providerId, 'credential')))
    .for('update');
  return account?.password ?? undefined;
}

export async function setPasswordHash(
  transaction: Transaction,
  user_id: string,
  password: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(accounts)
    .set({ password, updatedAt: now })
    .where(and(eq(accounts.userId, user_id), eq(accounts.providerId, 'credential')));
}

export async function insertPasswordHash(
  transaction: Transaction,
  user_id: string,
  password: string,
): Promise<void> {
  await transaction
    .insert(accounts)
    .values({ userId: user_id, accountId: user_id, providerId: 'credential', password });
}

/** Sets the password of somebody who may not have had one. */
export async function putPasswordHash(
  transaction: Transaction,
  user_id: string,
  password: string,
  now: Date,
): Promise<void> {
  if (await lockPasswordHash(transaction, user_id))
    await setPasswordHash(transaction, user_id, password, now);
  else await insertPasswordHash(transaction, user_id, password);
}

/** Whether the former hash was still the one that counts. */
export async function replacePasswordHash(
  connection: Connection,
  user_id: string,
  former: string,
  password: string,
): Promise<boolean> {
  const replaced = await connection
    .update(accounts)
    .set({ password })
    .where(and(eq(accounts.userId, user_id), eq(accounts.password, former)))
    .returning({ id: accounts.id });
  return replaced.length > 0;
}

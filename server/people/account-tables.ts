import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../database/columns.ts';
import type { Connection, Transaction } from '../database/connection.ts';

/** The tables of the account service; their property names are the ones it expects. */
export const users = pgTable('users', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** Since when the account is shut: nobody signs in with it, and what belongs to it stays. */
  deactivatedAt: moment('deactivated_at'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its person last proved who they are: at sign-in, or asked again since. */
    provedAt: moment('proved_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

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

export interface NewAccount {
  id: string;
  full_name: string;
  email: string;
  /** Null for somebody invited, who sets a password by the link of the mail. */
  password_hash: string | null;
  email_verified: boolean;
}

/** Whether the account was made; false when the address has one already. */
export async function insertAccount(transaction: Transaction, account: NewAccount): Promise<boolean> {
  const { id, full_name, email, email_verified, password_hash } = account;
  const made = await transaction
    .insert(users)
    .values({ id, name: full_name, email, emailVerified: email_verified })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (made.length === 0) return false;
  if (password_hash === null) return true;
  await transaction
    .insert(accounts)
    .values({ userId: id, accountId: id, providerId: 'credential', password: password_hash });
  return true;
}

export async function findUserByEmail(connection: Connection, email: string) {
  const [user] = await connection.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findUserById(connection: Connection, id: string) {
  const [user] = await connection.select().from(users).where(eq(users.id, id));
  return user;
}

export async function findSession(connection: Connection, token: string) {
  const [session] = await connection.select().from(sessions).where(eq(sessions.token, token));
  return session;
}

export async function renewProof(connection: Connection, session_id: string, now: Date): Promise<void> {
  await connection.update(sessions).set({ provedAt: now }).where(eq(sessions.id, session_id));
}

export async function renameUser(
  connection: Connection,
  user_id: string,
  name: string,
  now: Date,
): Promise<void> {
  await connection.update(users).set({ name, updatedAt: now }).where(eq(users.id, user_id));
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

/** A token by which a password can be set once, as the account service itself makes them. */
export async function insertPasswordToken(
  transaction: Transaction,
  { user_id, token, expires_at }: { user_id: string; token: string; expires_at: Date },
): Promise<void> {
  await transaction
    .insert(verifications)
    .values({ identifier: `reset-password:${token}`, value: user_id, expiresAt: expires_at });
}

/** Holds the accounts until the transaction ends: what is decided about one person by another stays true. */
export async function lockUsers(transaction: Transaction, ids: readonly string[]) {
  return transaction
    .select({ id: users.id, deactivated_at: users.deactivatedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
}

export async function setDeactivated(
  transaction: Transaction,
  user_id: string,
  deactivatedAt: Date | null,
): Promise<void> {
  await transaction.update(users).set({ deactivatedAt }).where(eq(users.id, user_id));
}

export async function verifyAddress(connection: Connection, user_id: string): Promise<void> {
  await connection.update(users).set({ emailVerified: true }).where(eq(users.id, user_id));
}

/** How many sessions the person had. */
export async function deleteSessionsOf(transaction: Transaction, user_id: string): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(eq(sessions.userId, user_id))
    .returning({ id: sessions.id });
  return ended.length;
}

/** The asking session first, then the last seen, and how many there are beside these. */
export async function listSessionsOf(
  connection: Connection,
  user_id: string,
  { asking_id, now, limit }: { asking_id: string; now: Date; limit: number },
) {
  const valid = and(eq(sessions.userId, user_id), gt(sessions.expiresAt, now));
  const [listed, [counted]] = await Promise.all([
    connection
      .select()
      .from(sessions)
      .where(valid)
      .orderBy(desc(eq(sessions.id, asking_id)), desc(sessions.updatedAt))
      .limit(limit),
    connection.select({ sessions: count() }).from(sessions).where(valid),
  ]);
  return { listed, more: Math.max(0, (counted?.sessions ?? 0) - listed.length) };
}

/** The session that was ended, undefined when the person has no such session. */
export async function deleteSessionOf(transaction: Transaction, user_id: string, id: string) {
  const [ended] = await transaction
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, user_id)))
    .returning();
  return ended;
}

/** How many sessions the person had beside `kept_id` and has no more. */
export async function deleteOtherSessionsOf(
  transaction: Transaction,
  user_id: string,
  kept_id: string,
): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, user_id), ne(sessions.id, kept_id)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Whether the address is the person's now, and verified; false when somebody else has it. */
export async function changeAddress(
  transaction: Transaction,
  user_id: string,
  email: string,
  now: Date,
): Promise<boolean> {
  if (await findUserByEmail(transaction, email)) return false;
  await transaction
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, user_id));
  return true;
}

/** Links that set a password: they were sent to an address that is no longer the person's. */
export async function deletePasswordTokensOf(transaction: Transaction, user_id: string): Promise<void> {
  await transaction.delete(verifications).where(eq(verifications.value, user_id));
}

/** The person, with everything that belongs to them alone; what outlives an account loses its owner. */
export async function deleteUser(transaction: Transaction, user_id: string): Promise<void> {
  await deletePasswordTokensOf(transaction, user_id);
  await transaction.delete(users).where(eq(users.id, user_id));
}

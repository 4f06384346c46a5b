import { createHash } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../database/columns.ts';
import type { Connection, Transaction } from '../database/connection.ts';

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
    /** Of what the cookie carries: whoever reads the table, or a backup of it, can sign in as nobody. */
    tokenHash: text('token_hash').notNull().unique(),
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

export async function insertSession(
  transaction: Transaction,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await transaction.insert(sessions).values(session);
}

/** Whether there was such a session. */
export async function deleteSession(connection: Connection, token_hash: string) {
  const [ended] = await connection.delete(sessions).where(eq(sessions.tokenHash, token_hash)).returning();
  return ended;
}

/** Notes that the session is in use. */
export async function prolongSession(
  connection: Connection,
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await connection.update(sessions).set({ updatedAt: now, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSessionsEndedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(sessions).where(lt(sessions.expiresAt, moment));
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

/** Sets the password of somebody who may not have had one. */
export async function putPasswordHash(
  transaction: Transaction,
  user_id: string,
  password: string,
  now: Date,
): Promise<void> {
  if (await lockPasswordHash(transaction, user_id))
    return setPasswordHash(transaction, user_id, password, now);
  await transaction
    .insert(accounts)
    .values({ userId: user_id, accountId: user_id, providerId: 'credential', password });
}

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

export async function deleteTokensEndedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(verifications).where(lt(verifications.expiresAt, moment));
}

/** Only the hash is kept: whoever reads the table can set nobody's password. */
function passwordToken(token: string): string {
  return `reset-password:${createHash('sha256').update(token).digest('hex')}`;
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

/** The person, held until the transaction ends: nothing new can be booked for them meanwhile. */
export async function lockUser(transaction: Transaction, user_id: string) {
  const [user] = await transaction.select().from(users).where(eq(users.id, user_id)).for('update');
  return user;
}

import { and, count, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../database/columns.ts';
import type { Connection, Transaction } from '../database/connection.ts';
import { users } from './users-table.ts';

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

export async function insertSession(
  transaction: Transaction,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await transaction.insert(sessions).values(session);
}

/** The session with its row locked; undefined when it has ended. */
export async function lockSessionOf(transaction: Transaction, user_id: string, token_hash: string) {
  const [session] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, token_hash), eq(sessions.userId, user_id)))
    .for('update');
  return session;
}

/** The same session under another token. */
export async function renewSession(
  transaction: Transaction,
  session_id: string,
  renewed: Omit<typeof sessions.$inferInsert, 'id' | 'userId'>,
): Promise<void> {
  await transaction.update(sessions).set(renewed).where(eq(sessions.id, session_id));
}

/** Notes that the session is in use. */
export async function prolongSession(
  connection: Connection,
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await connection.update(sessions).set({ updatedAt: now, expiresAt }).where(eq(sessions.id, id));
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

/** Whether there was such a session. */
export async function deleteSession(connection: Connection, token_hash: string) {
  const [ended] = await connection.delete(sessions).where(eq(sessions.tokenHash, token_hash)).returning();
  return ended;
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

/** How many sessions the person had. */
export async function deleteSessionsOf(transaction: Transaction, user_id: string): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(eq(sessions.userId, user_id))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function deleteSessionsEndedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(sessions).where(lt(sessions.expiresAt, moment));
}

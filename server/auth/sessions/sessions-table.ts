import { and, count, desc, eq, gt, lt, notInArray } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { bytes, createdAt, id, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** Of what the cookie carries: whoever reads the table, or a backup of it, can sign in as nobody. */
    token_hash: text('token_hash').notNull().unique(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: moment('expires_at').notNull(),
    network: text('network'),
    user_agent: text('user_agent'),
    /** When its person last proved who they are: at sign-in, or asked again since. */
    reauthenticated_at: moment('reauthenticated_at').notNull().defaultNow(),
    /** Of a session by single sign-on: what signing out takes to the issuer. */
    sealed_id_token: bytes('sealed_id_token'),
    /** Whether the issuer has vouched for more than one factor. */
    multi_factor: boolean('multi_factor').notNull().default(false),
    created_at: createdAt(),
    last_seen_at: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id').on(table.user_id)],
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
    .where(and(eq(sessions.token_hash, token_hash), eq(sessions.user_id, user_id)))
    .for('update');
  return session;
}

/** The same session under another token. */
export async function renewSession(
  transaction: Transaction,
  session_id: string,
  renewed: Omit<typeof sessions.$inferInsert, 'id' | 'user_id'>,
): Promise<void> {
  await transaction.update(sessions).set(renewed).where(eq(sessions.id, session_id));
}

/** Notes that the session is in use. */
export async function prolongSession(
  connection: Connection,
  id: string,
  { now, expires_at }: { now: Date; expires_at: Date },
): Promise<void> {
  await connection.update(sessions).set({ last_seen_at: now, expires_at }).where(eq(sessions.id, id));
}

/** The asking session first, then the last seen, and how many there are beside these. */
export async function listSessionsOf(
  connection: Connection,
  user_id: string,
  { asking_id, now, limit }: { asking_id: string; now: Date; limit: number },
) {
  const valid = and(eq(sessions.user_id, user_id), gt(sessions.expires_at, now));
  const [listed, [counted]] = await Promise.all([
    connection
      .select()
      .from(sessions)
      .where(valid)
      .orderBy(desc(eq(sessions.id, asking_id)), desc(sessions.last_seen_at))
      .limit(limit),
    connection.select({ sessions: count() }).from(sessions).where(valid),
  ]);
  return { listed, more: Math.max(0, (counted?.sessions ?? 0) - listed.length) };
}

/** Whether there was such a session. */
export async function deleteSession(connection: Connection, token_hash: string) {
  const [ended] = await connection.delete(sessions).where(eq(sessions.token_hash, token_hash)).returning();
  return ended;
}

/** The session that was ended, undefined when the person has no such session. */
export async function deleteSessionOf(transaction: Transaction, user_id: string, id: string) {
  const [ended] = await transaction
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, user_id)))
    .returning();
  return ended;
}

/** Ends every session of the person but those to keep. Returns how many ended. */
export async function deleteOtherSessionsOf(
  transaction: Transaction,
  user_id: string,
  ...kept_ids: string[]
): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.user_id, user_id), notInArray(sessions.id, kept_ids)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** How many sessions the person had. */
export async function deleteSessionsOf(transaction: Transaction, user_id: string): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(eq(sessions.user_id, user_id))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function deleteSessionsEndedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(sessions).where(lt(sessions.expires_at, moment));
}

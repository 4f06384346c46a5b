import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '#domain/people/permissions.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { changedSince } from '../../database/statements/changed-since.ts';
import { bytes, createdAt, id, moment } from '../../database/statements/columns.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { users } from '../../people/users-table.ts';
import { auditEndedViews } from './audit-ended-views.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** The hash of the cookie’s token, so that reading the table or a backup lets nobody sign in. */
    token_hash: text('token_hash').notNull().unique(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: moment('expires_at').notNull(),
    network: text('network'),
    user_agent: text('user_agent'),
    /** When the person last authenticated: at sign-in, or since. */
    reauthenticated_at: moment('reauthenticated_at').notNull().defaultNow(),
    /** For single sign-on: the ID token sent to the issuer on sign-out. */
    sealed_id_token: bytes('sealed_id_token'),
    /** Whether the issuer confirmed multi-factor authentication. */
    multi_factor: boolean('multi_factor').notNull().default(false),
    /** The organisation whose area this session of staff views; null while it views none. */
    viewed_id: uuid('viewed_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** The permissions it views it with. */
    viewed_permissions: text('viewed_permissions').array().$type<Permission[]>(),
    viewed_until: moment('viewed_until'),
    created_at: createdAt(),
    last_seen_at: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id').on(table.user_id),
    index('sessions_viewed_until').on(table.viewed_until).where(sql`${table.viewed_until} is not null`),
  ],
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

/** Gives the session a new token. */
export async function renewSession(
  transaction: Transaction,
  session_id: string,
  renewed: Omit<typeof sessions.$inferInsert, 'id' | 'user_id'>,
): Promise<void> {
  await transaction.update(sessions).set(renewed).where(eq(sessions.id, session_id));
}

/** Records that the session is in use. */
export async function prolongSession(
  connection: Connection,
  id: string,
  { now, expires_at }: { now: Date; expires_at: Date },
): Promise<void> {
  await connection.update(sessions).set({ last_seen_at: now, expires_at }).where(eq(sessions.id, id));
}

/** The sessions, the current one first, then by last use; and the number of sessions not listed. */
export async function listSessionsOf(
  connection: Connection,
  user_id: string,
  {
    current_id,
    now,
    limit,
    updated_since,
  }: { current_id: string; now: Date; limit: number; updated_since?: Date | undefined },
) {
  const valid = and(
    eq(sessions.user_id, user_id),
    gt(sessions.expires_at, now),
    changedSince(sessions.last_seen_at, updated_since),
  );
  const [listed, [counted]] = await Promise.all([
    connection
      .select()
      .from(sessions)
      .where(valid)
      .orderBy(desc(eq(sessions.id, current_id)), desc(sessions.last_seen_at))
      .limit(limit),
    connection.select({ sessions: count() }).from(sessions).where(valid),
  ]);
  return { listed, more: Math.max(0, (counted?.sessions ?? 0) - listed.length) };
}

/** Returns the deleted session, if there was one. */
export async function deleteSession(transaction: Transaction, token_hash: string) {
  const [ended] = await deleteWhere(transaction, eq(sessions.token_hash, token_hash));
  return ended;
}

/** Returns the ended session; undefined when the person has no such session. */
export async function deleteSessionOf(transaction: Transaction, user_id: string, id: string) {
  const [ended] = await deleteWhere(transaction, and(eq(sessions.id, id), eq(sessions.user_id, user_id)));
  return ended;
}

/** Ends every session of the person except the given ones. Returns how many ended. */
export async function deleteOtherSessionsOf(
  transaction: Transaction,
  user_id: string,
  ...except_ids: string[]
): Promise<number> {
  const others = and(eq(sessions.user_id, user_id), notInArray(sessions.id, except_ids));
  return (await deleteWhere(transaction, others)).length;
}

/** Returns the number of ended sessions. */
export async function deleteSessionsOf(transaction: Transaction, user_id: string): Promise<number> {
  return (await deleteWhere(transaction, eq(sessions.user_id, user_id))).length;
}

/** Ends what the sessions view as well. */
async function deleteWhere(transaction: Transaction, condition: SQL | undefined) {
  const ended = await transaction.delete(sessions).where(condition).returning();
  await auditEndedViews(transaction, ended, 'session');
  return ended;
}

/** Lets the session view an organisation's area. */
export async function startView(
  transaction: Transaction,
  session_id: string,
  view: { viewed_id: string; viewed_permissions: Permission[]; viewed_until: Date },
): Promise<void> {
  await transaction.update(sessions).set(view).where(eq(sessions.id, session_id));
}

/** Ends the view of the session with this token. Returns the session as it was; undefined without a view. */
export async function endView(transaction: Transaction, token_hash: string) {
  const [ended] = await endViewsWhere(transaction, eq(sessions.token_hash, token_hash), 'viewer');
  return ended;
}

/** Ends the views whose time is over, and returns the sessions as they were. */
export async function endViewsUntil(transaction: Transaction, now: Date) {
  return endViewsWhere(transaction, lte(sessions.viewed_until, now), 'time');
}

async function endViewsWhere(transaction: Transaction, condition: SQL, ended_by: 'viewer' | 'time') {
  const viewing = await transaction
    .select()
    .from(sessions)
    .where(and(condition, isNotNull(sessions.viewed_until)))
    .for('update');
  const none = { viewed_id: null, viewed_permissions: null, viewed_until: null };
  const ids = viewing.map(({ id }) => id);
  if (ids.length > 0) await transaction.update(sessions).set(none).where(inArray(sessions.id, ids));
  await auditEndedViews(transaction, viewing, ended_by);
  return viewing;
}

export async function deleteSessionsEndedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(sessions).where(lt(sessions.expires_at, moment));
}

import { and, count, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_LIMIT } from '#domain/notifications/bell.ts';
import { NOTIFICATION_TYPES, type Notification } from '#domain/notifications/notification.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, oneOf, updatedAt } from '../database/statements/columns.ts';
import { insertedMany } from '../database/statements/insert-many.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { users } from '../people/users-table.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull().default('info'),
    read: boolean('read').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    related_id: text('related_id'),
    related_type: text('related_type'),
    /** Whether the person’s next daily digest includes it. */
    digest_due: boolean('digest_due').notNull().default(false),
  },
  (table) => [
    oneOf('notifications_type', table.type, NOTIFICATION_TYPES),
    oneOf('notifications_kind', table.kind, NOTIFICATION_KINDS),
    index('notifications_of_person').on(table.user_id, table.created_at.desc(), table.id.desc()),
    index('notifications_unread_of_person')
      .on(table.user_id, table.created_at.desc(), table.id.desc())
      .where(sql`not ${table.read}`),
    index('notifications_by_age').on(table.created_at),
    index('notifications_about').on(table.related_id).where(sql`${table.related_id} is not null`),
    index('notifications_digest_due').on(table.user_id).where(sql`${table.digest_due}`),
  ],
);

const ORDER = newestFirst('notifications.page', notifications);

/** The columns that the owner may see. */
const { digest_due: _, ...SHOWN } = getTableColumns(notifications);
const FIELDS = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

export async function insertNotifications(
  connection: Connection,
  written: (typeof notifications.$inferInsert)[],
): Promise<Notification[]> {
  return insertedMany(connection, notifications, written, FIELDS);
}

export async function listNotificationsOf(
  connection: Connection,
  user_id: string,
  updated_since?: Date,
): Promise<Notification[]> {
  return connection
    .select(SHOWN)
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), changedSince(notifications.updated_at, updated_since)))
    .orderBy(...inOrder(ORDER))
    .limit(NOTIFICATION_LIMIT);
}

export async function findNotification(
  connection: Connection,
  id: string,
): Promise<Pick<Notification, 'user_id' | 'related_id'> | undefined> {
  const [found] = await connection
    .select({ user_id: notifications.user_id, related_id: notifications.related_id })
    .from(notifications)
    .where(eq(notifications.id, id));
  return found;
}

/** A person’s notifications, newest first, with keyset pagination. */
export async function pageNotificationsOf(
  connection: Connection,
  user_id: string,
  {
    after,
    limit,
    unread_only,
    updated_since,
  }: { after?: string | undefined; limit: number; unread_only: boolean; updated_since?: Date | undefined },
): Promise<{ notifications: Notification[]; next: string | null }> {
  const rows = await connection
    .select({ ...SHOWN, key: keyOf(ORDER) })
    .from(notifications)
    .where(
      and(
        eq(notifications.user_id, user_id),
        unread_only ? sql`not ${notifications.read}` : undefined,
        changedSince(notifications.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { notifications: page, next };
}

export async function countUnreadOf(connection: Connection, user_id: string): Promise<number> {
  const [row] = await connection
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), eq(notifications.read, false)));
  return row?.unread ?? 0;
}

/** Returns whether the person has the notification. */
export async function markReadOf(connection: Connection, user_id: string, id: string): Promise<boolean> {
  const marked = await connection
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, id), eq(notifications.user_id, user_id)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

export async function markAllReadOf(connection: Connection, user_id: string): Promise<void> {
  await connection
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.user_id, user_id), eq(notifications.read, false)));
}

/** The people with notifications for their next digest. */
export async function listAwaitingDigest(connection: Connection): Promise<string[]> {
  const waiting = await connection
    .select({ user_id: notifications.user_id })
    .from(notifications)
    .where(eq(notifications.digest_due, true))
    .groupBy(notifications.user_id);
  return waiting.map(({ user_id }) => user_id);
}

/** Takes the notifications for a person’s digest, newest first; each is taken only once. */
export async function takeForDigest(connection: Connection, user_id: string): Promise<Notification[]> {
  const taken = await connection
    .update(notifications)
    .set({ digest_due: false })
    .where(and(eq(notifications.user_id, user_id), eq(notifications.digest_due, true)))
    .returning(SHOWN);
  return taken.sort((one, other) => other.created_at.getTime() - one.created_at.getTime());
}

/** Removes pending notifications from the digest. */
export async function dropFromDigest(
  connection: Connection,
  user_id: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await connection
    .update(notifications)
    .set({ digest_due: false })
    .where(
      and(
        eq(notifications.user_id, user_id),
        eq(notifications.digest_due, true),
        inArray(notifications.kind, [...kinds]),
      ),
    );
}

/** Deletes all notifications about deleted records. */
export async function deleteNotificationsAbout(
  connection: Connection,
  related_ids: readonly string[],
  kind?: NotificationKind,
): Promise<void> {
  if (related_ids.length === 0) return;
  await connection
    .delete(notifications)
    .where(
      and(anyOf(notifications.related_id, related_ids), kind ? eq(notifications.kind, kind) : undefined),
    );
}

export async function deleteNotificationsBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(notifications).where(lt(notifications.created_at, moment));
}

/** Deletes a person’s notifications about the shipments of other branches than these. */
export async function deleteShipmentNotifications(
  transaction: Transaction,
  user_id: string,
  branch_ids: readonly string[],
): Promise<void> {
  const isTheirs = sql`exists (select from shipments
    where tracking_number = ${notifications.related_id} and branch_id in ${[...branch_ids]})`;
  await transaction
    .delete(notifications)
    .where(
      and(
        eq(notifications.user_id, user_id),
        eq(notifications.related_type, 'shipment'),
        sql`not ${isTheirs}`,
      ),
    );
}

/** Deletes the notifications of the messages and files of shipments. */
export async function deleteMessageNotifications(
  transaction: Transaction,
  tracking_numbers: readonly string[],
): Promise<void> {
  await transaction
    .delete(notifications)
    .where(and(eq(notifications.kind, 'message'), anyOf(notifications.related_id, tracking_numbers)));
}

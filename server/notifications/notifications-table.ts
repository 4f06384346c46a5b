import { and, count, desc, eq, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_LIMIT } from '#domain/notifications/bell.ts';
import { NOTIFICATION_TYPES, type Notification } from '#domain/notifications/notification.ts';
import { createdAt, id, oneOf } from '../database/columns.ts';
import type { Connection } from '../database/connection.ts';
import { users } from '../people/account-tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    message: text('message').notNull(),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull().default('info'),
    read: boolean('read').notNull().default(false),
    created_at: createdAt(),
    related_id: text('related_id'),
    related_type: text('related_type'),
  },
  (table) => [
    oneOf('notifications_type', table.type, NOTIFICATION_TYPES),
    index('notifications_of_person').on(table.user_id, table.created_at.desc()),
    index('notifications_unread').on(table.user_id).where(sql`not ${table.read}`),
  ],
);

export async function insertNotification(
  connection: Connection,
  notification: Pick<Notification, 'user_id' | 'title' | 'message' | 'type'> & Partial<Notification>,
): Promise<Notification> {
  const [inserted] = await connection.insert(notifications).values(notification).returning();
  if (!inserted) throw new Error('An inserted notification was not returned.');
  return inserted;
}

export async function listNotificationsOf(connection: Connection, user_id: string): Promise<Notification[]> {
  return connection
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user_id))
    .orderBy(desc(notifications.created_at))
    .limit(NOTIFICATION_LIMIT);
}

export async function countUnreadOf(connection: Connection, user_id: string): Promise<number> {
  const [row] = await connection
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), eq(notifications.read, false)));
  return row?.unread ?? 0;
}

/** Whether the person has such a notification. */
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

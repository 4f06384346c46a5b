import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification.ts';
import { createdAt, id, oneOf } from '../database/columns.ts';
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

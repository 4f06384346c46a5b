import { and, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MAIL_DELIVERIES, type MailDelivery } from '#domain/notifications/mail-delivery.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { Connection } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { oneOf } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';

/** People’s choices; a kind without a row has its default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    delivery: text('delivery', { enum: MAIL_DELIVERIES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind] }),
    oneOf('notification_preferences_kind', table.kind, NOTIFICATION_KINDS),
    oneOf('notification_preferences_delivery', table.delivery, MAIL_DELIVERIES),
  ],
);

export async function listPreferencesOf(
  connection: Connection,
  user_id: string,
): Promise<Map<NotificationKind, MailDelivery>> {
  const { kind, delivery } = notificationPreferences;
  const chosen = await connection
    .select({ kind, delivery })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.user_id, user_id));
  return new Map(chosen.map((preference) => [preference.kind, preference.delivery]));
}

export async function writePreference(
  connection: Connection,
  preference: typeof notificationPreferences.$inferInsert,
): Promise<void> {
  const { user_id, kind } = notificationPreferences;
  await connection
    .insert(notificationPreferences)
    .values(preference)
    .onConflictDoUpdate({ target: [user_id, kind], set: { delivery: preference.delivery } });
}

/** An e-mail address, and the choice for a kind; null for its default. */
export interface Mailbox {
  email: string;
  email_verified: boolean;
  chosen: MailDelivery | null;
}

/** By person: the mailbox for the kind. Deleted and deactivated accounts are omitted. */
export async function findMailboxes(
  connection: Connection,
  user_ids: readonly string[],
  kind: NotificationKind,
): Promise<Map<string, Mailbox>> {
  const mailboxes = await connection
    .select({ user_id: users.id, ...mailboxColumns })
    .from(users)
    .leftJoin(notificationPreferences, preferenceFor(kind))
    .where(and(anyOf(users.id, [...new Set(user_ids)]), isNull(users.deactivated_at)));
  return new Map(mailboxes.map(({ user_id, ...found }) => [user_id, found]));
}

/** The columns of a `Mailbox`. */
export const mailboxColumns = {
  email: users.email,
  email_verified: users.email_verified,
  chosen: notificationPreferences.delivery,
};

/** Joins a person's choice for a kind. */
export function preferenceFor(kind: NotificationKind | Placeholder): SQL | undefined {
  return and(eq(notificationPreferences.user_id, users.id), eq(notificationPreferences.kind, kind));
}

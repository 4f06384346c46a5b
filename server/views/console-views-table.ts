import { and, eq } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SavedView } from '#domain/views/saved-view.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { updatedAt } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';

export const consoleViews = pgTable(
  'console_views',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    address: text('address').notNull(),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.name] })],
);

/** Sorted by name. */
export async function listViewsOf(
  connection: Connection,
  user_id: string,
  updated_since?: Date,
): Promise<SavedView[]> {
  const { name, address } = consoleViews;
  return connection
    .select({ name, address })
    .from(consoleViews)
    .where(and(eq(consoleViews.user_id, user_id), changedSince(consoleViews.updated_at, updated_since)))
    .orderBy(name);
}

export async function writeView(
  connection: Connection,
  view: typeof consoleViews.$inferInsert,
): Promise<void> {
  const { user_id, name } = consoleViews;
  await connection
    .insert(consoleViews)
    .values(view)
    .onConflictDoUpdate({ target: [user_id, name], set: { address: view.address } });
}

export async function deleteView(connection: Connection, user_id: string, name: string): Promise<void> {
  await connection
    .delete(consoleViews)
    .where(and(eq(consoleViews.user_id, user_id), eq(consoleViews.name, name)));
}

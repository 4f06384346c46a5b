import { eq } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DENSITIES } from '#domain/views/density.ts';
import { GRIDS } from '#domain/views/saved-view.ts';
import type { Connection } from '../database/pool/connection.ts';
import { oneOf } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';

/** People’s table layouts; a table without a row has the default layout. */
export const consoleLayouts = pgTable(
  'console_layouts',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    grid: text('grid', { enum: GRIDS }).notNull(),
    density: text('density', { enum: DENSITIES }).notNull(),
    hidden: text('hidden').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.grid] }),
    oneOf('console_layouts_grid', table.grid, GRIDS),
    oneOf('console_layouts_density', table.density, DENSITIES),
  ],
);

export async function listLayoutsOf(connection: Connection, user_id: string) {
  const { grid, density, hidden } = consoleLayouts;
  return connection
    .select({ grid, density, hidden })
    .from(consoleLayouts)
    .where(eq(consoleLayouts.user_id, user_id));
}

export async function writeLayout(
  connection: Connection,
  layout: typeof consoleLayouts.$inferInsert,
): Promise<void> {
  const { user_id, grid } = consoleLayouts;
  const { density, hidden } = layout;
  await connection
    .insert(consoleLayouts)
    .values(layout)
    .onConflictDoUpdate({ target: [user_id, grid], set: { density, hidden } });
}

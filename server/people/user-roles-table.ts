import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ROLES, type Role } from '#domain/people/role.ts';
import type { Connection } from '../database/pool/connection.ts';
import { createdAt, id, oneOf, personIndex } from '../database/statements/columns.ts';
import { users } from './users-table.ts';

/** Who assigned a person their current role, and when; `assigned_by` is null for the system. */
export const userRoles = pgTable(
  'user_roles',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    assigned_by: uuid('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('user_roles_role', table.role, ROLES),
    personIndex('user_roles_assigned_by', table.assigned_by),
  ],
);

export async function assignRole(
  connection: Connection,
  assignment: { user_id: string; role: Role; assigned_by: string | null },
): Promise<void> {
  const { role, assigned_by } = assignment;
  await connection
    .insert(userRoles)
    .values(assignment)
    .onConflictDoUpdate({ target: userRoles.user_id, set: { role, assigned_by, created_at: sql`now()` } });
}

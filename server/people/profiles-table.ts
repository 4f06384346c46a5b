import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '#domain/people/role.ts';
import { createdAt, oneOf } from '../database/columns.ts';
import { users } from './account-tables.ts';

export const profiles = pgTable(
  'profiles',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text('full_name').notNull(),
    email: text('email').notNull().unique(),
    company_name: text('company_name'),
    role: text('role', { enum: ROLES }).notNull().default('customer'),
    created_at: createdAt(),
  },
  (table) => [oneOf('profiles_role', table.role, ROLES)],
);

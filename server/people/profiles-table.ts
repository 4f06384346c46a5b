import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isStaff, ROLES, type Role } from '#domain/people/role.ts';
import { branches } from '../branches/branches-table.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, oneOf, updatedAt } from '../database/statements/columns.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { users } from './users-table.ts';

export const profiles = pgTable(
  'profiles',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text('full_name').notNull(),
    company_name: text('company_name'),
    role: text('role', { enum: ROLES }).notNull().default('customer'),
    /** Where a dispatcher works; the console starts with its shipments. */
    home_branch_id: uuid('home_branch_id').references(() => branches.id),
    /** The branches that a dispatcher is limited to; empty for all. Branches are never deleted. */
    branch_ids: uuid('branch_ids').array().notNull().default(sql`'{}'`),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('profiles_role', table.role, ROLES),
    index('profiles_newest').on(table.created_at.desc(), table.user_id.desc()),
    index('profiles_by_name').on(sql`lower(${table.full_name})`, table.user_id),
  ],
);

/** With the e-mail address, which is stored in `users`; for statements that join it. */
export const profileColumns = { ...getTableColumns(profiles), email: users.email };

export type Profile = typeof profiles.$inferSelect & { email: string };

export async function insertProfile(
  connection: Connection,
  profile: typeof profiles.$inferInsert,
): Promise<void> {
  await connection.insert(profiles).values(profile);
}

export async function findProfile(connection: Connection, user_id: string): Promise<Profile | undefined> {
  const [profile] = await connection
    .select(profileColumns)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(eq(profiles.user_id, user_id));
  return profile;
}

export async function changeProfileOf(
  connection: Connection,
  user_id: string,
  change: Pick<Profile, 'full_name' | 'company_name'>,
): Promise<void> {
  await connection.update(profiles).set(change).where(eq(profiles.user_id, user_id));
}

/** A new role starts without branches. */
export async function setRole(connection: Connection, user_id: string, role: Role): Promise<void> {
  await connection
    .update(profiles)
    .set({ role, home_branch_id: null, branch_ids: [] })
    .where(eq(profiles.user_id, user_id));
}

export async function setBranchesOf(
  connection: Connection,
  user_id: string,
  branches: Pick<Profile, 'home_branch_id' | 'branch_ids'>,
): Promise<void> {
  await connection.update(profiles).set(branches).where(eq(profiles.user_id, user_id));
}

export async function adminExists(connection: Connection): Promise<boolean> {
  const [admin] = await connection
    .select({ user_id: profiles.user_id })
    .from(profiles)
    .where(eq(profiles.role, 'admin'))
    .limit(1);
  return admin !== undefined;
}

export async function listPersonIds(connection: Connection, role: Role): Promise<string[]> {
  const people = await connection
    .select({ user_id: profiles.user_id })
    .from(profiles)
    .where(eq(profiles.role, role));
  return people.map(({ user_id }) => user_id);
}

/** The staff who may see the shipments of a branch, or those without one. */
export async function listStaffOf(connection: Connection, branch_id: string | null): Promise<string[]> {
  const people = await connection
    .select({ user_id: profiles.user_id })
    .from(profiles)
    .where(isStaffOf(branch_id));
  return people.map(({ user_id }) => user_id);
}

/** Staff who are limited to no branches, or to this one among others. */
export function isStaffOf(branch_id: string | null): SQL | undefined {
  const isAdmitted = sql`(${profiles.branch_ids} = '{}' or ${branch_id}::uuid = any(${profiles.branch_ids}))`;
  return and(inArray(profiles.role, ROLES.filter(isStaff)), isAdmitted);
}

const MAX_NAMED = 100;

/** The ids of people whose name or e-mail contains every typed word; at most 100. */
export async function findPersonIds(connection: Connection, typed: string): Promise<string[]> {
  const people = await connection
    .select({ user_id: profiles.user_id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(holdsWords(sql`concat_ws(' ', ${profiles.full_name}, ${users.email})`, typed))
    .limit(MAX_NAMED);
  return people.map(({ user_id }) => user_id);
}

const MAX_FOUND = 10;

/**
 * Active customers whose name, company or e-mail contains every typed word, sorted by company and name; none
 * without a word.
 */
export async function searchCustomers(
  connection: Connection,
  typed: string,
): Promise<
  (Pick<Profile, 'user_id' | 'full_name' | 'company_name' | 'email'> & { organisation_id: string | null })[]
> {
  const text = sql`concat_ws(' ', ${profiles.full_name}, ${profiles.company_name}, ${users.email})`;
  const holds = holdsWords(text, typed);
  if (!holds) return [];
  return connection
    .select({
      user_id: profiles.user_id,
      organisation_id: sql<string | null>`(select organisation_id from members
        where members.user_id = ${profiles.user_id} and joined_at is not null)`,
      full_name: profiles.full_name,
      company_name: profiles.company_name,
      email: users.email,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(profiles.role, 'customer'), isNull(users.deactivated_at), holds))
    .orderBy(sql`lower(coalesce(${profiles.company_name}, ${profiles.full_name}))`, profiles.user_id)
    .limit(MAX_FOUND);
}

/** The admins with active accounts. */
export async function listOpenAdmins(connection: Connection): Promise<string[]> {
  const admins = await connection
    .select({ user_id: profiles.user_id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(profiles.role, 'admin'), isNull(users.deactivated_at)));
  return admins.map(({ user_id }) => user_id);
}

/** Locks all admins until the transaction ends, so that concurrent removals cannot leave none. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction
    .select({ user_id: profiles.user_id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(eq(profiles.role, 'admin'))
    .orderBy(users.id)
    .for('update', { of: users });
}

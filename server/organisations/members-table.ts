import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  isNotNull,
  isNull,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '#domain/people/permissions.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, personIndex, updatedAt } from '../database/statements/columns.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { lockOrganisation } from './organisation-locks.ts';
import { organisations } from './organisations-table.ts';

/** A person belongs to at most one organisation. An invited member has no permission until they accept. */
export const members = pgTable(
  'members',
  {
    id: id(),
    organisation_id: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    invited_by: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the invitation was accepted; null until then. */
    joined_at: moment('joined_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('members_permissions', sql`${table.permissions} <@ array['view', 'book', 'money', 'manage']`),
    index('members_of_organisation').on(table.organisation_id),
    personIndex('members_invited_by', table.invited_by),
  ],
);

type MemberRecord = typeof members.$inferSelect;

const memberColumns = {
  id: members.id,
  user_id: members.user_id,
  email: users.email,
  full_name: profiles.full_name,
  permissions: members.permissions,
  status: sql<'invited' | 'active'>`case when ${members.joined_at} is null then 'invited' else 'active' end`,
  created_at: members.created_at,
  updated_at: members.updated_at,
  joined_at: members.joined_at,
};

/** With each person’s name and address, oldest first. */
export function listMembers(connection: Connection, organisation_id: string, updated_since?: Date) {
  return memberRows(
    connection,
    and(eq(members.organisation_id, organisation_id), changedSince(members.updated_at, updated_since)),
  );
}

export async function findMemberRow(connection: Connection, id: string) {
  const [found] = await memberRows(connection, eq(members.id, id));
  if (!found) throw new Error('A member that was just written is missing.');
  return found;
}

function memberRows(connection: Connection, which: SQL | undefined) {
  return connection
    .select(memberColumns)
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .innerJoin(profiles, eq(profiles.user_id, members.user_id))
    .where(which)
    .orderBy(asc(members.created_at), asc(members.id));
}

/** An invited member has not joined yet. */
export async function insertMember(
  transaction: Transaction,
  {
    joined,
    ...member
  }: Pick<MemberRecord, 'organisation_id' | 'user_id' | 'permissions'> & {
    joined: boolean;
    invited_by?: string;
  },
): Promise<MemberRecord> {
  const [inserted] = await transaction
    .insert(members)
    .values({ ...member, joined_at: joined ? sql`now()` : null })
    .returning();
  return inserted as MemberRecord;
}

/** The membership of a person who has joined. */
export async function findMemberOf(
  connection: Connection,
  user_id: string,
): Promise<MemberRecord | undefined> {
  const member = await findMemberOrInvited(connection, user_id);
  return member?.joined_at ? member : undefined;
}

/** The membership of a person, also one that they have not accepted. */
export async function findMemberOrInvited(
  connection: Connection,
  user_id: string,
): Promise<MemberRecord | undefined> {
  const [found] = await connection.select().from(members).where(eq(members.user_id, user_id));
  return found;
}

/** A person’s organisation and permissions; none for one who has not accepted their invitation, and for most staff. */
export async function findMembership(
  connection: Connection,
  user_id: string,
): Promise<{ organisation: { id: string; name: string } | null; permissions: Permission[] }> {
  const [found] = await connection
    .select({
      organisation: { id: organisations.id, name: organisations.name },
      permissions: members.permissions,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisation_id))
    .where(and(eq(members.user_id, user_id), isNotNull(members.joined_at)));
  return found ?? { organisation: null, permissions: [] };
}

/** The name of the organisation whose invitation the person has not accepted; null without one. */
export async function invitingOrganisation(connection: Connection, user_id: string): Promise<string | null> {
  const [found] = await connection
    .select({ name: organisations.name })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisation_id))
    .where(and(eq(members.user_id, user_id), isNull(members.joined_at)));
  return found?.name ?? null;
}

export async function findMember(
  connection: Connection,
  organisation_id: string,
  id: string,
): Promise<MemberRecord | undefined> {
  const [found] = await connection
    .select()
    .from(members)
    .where(and(eq(members.id, id), eq(members.organisation_id, organisation_id)));
  return found;
}

export async function setPermissions(
  transaction: Transaction,
  id: string,
  permissions: Permission[],
): Promise<void> {
  await transaction.update(members).set({ permissions }).where(eq(members.id, id));
}

export async function deleteMember(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(members).where(eq(members.id, id));
}

/** Makes an invitation a membership. */
export async function joinAsMember(transaction: Transaction, user_id: string, now: Date): Promise<void> {
  await transaction
    .update(members)
    .set({ joined_at: now })
    .where(and(eq(members.user_id, user_id), sql`${members.joined_at} is null`));
}

/** Whether nobody else who has joined may manage. */
export async function isLastManager(
  connection: Connection,
  { id, organisation_id, permissions, joined_at }: MemberRecord,
): Promise<boolean> {
  if (joined_at === null || !permissions.includes('manage')) return false;
  const [row] = await connection
    .select({ managers: count() })
    .from(members)
    .where(
      and(
        eq(members.organisation_id, organisation_id),
        ne(members.id, id),
        isNotNull(members.joined_at),
        arrayContains(members.permissions, ['manage']),
      ),
    );
  return row?.managers === 0;
}

export const seesPrices = sql<boolean>`'money' = any(${members.permissions})`;

/** Members of the organisation who have joined and hold the permission. */
export function holds(
  organisation_id: string | Placeholder,
  permission: string | Placeholder,
): SQL | undefined {
  return and(
    eq(members.organisation_id, organisation_id),
    isNotNull(members.joined_at),
    sql`${permission} = any(${members.permissions})`,
  );
}

/** The members who have joined and hold the permission, and whether they may see prices. */
export async function listHolders(
  connection: Connection,
  organisation_id: string,
  permission: Permission,
): Promise<{ user_id: string; sees_prices: boolean }[]> {
  return holders(connection).execute({ organisation_id, permission });
}

const holders = cachedStatement((connection) =>
  connection
    .select({ user_id: members.user_id, sees_prices: seesPrices })
    .from(members)
    .where(holds(sql.placeholder('organisation_id'), sql.placeholder('permission')))
    .orderBy(members.user_id)
    .prepare('holders_of_permission'),
);

/** Which of the e-mail addresses, in lower case, are of members who hold the permission. */
export async function listHolderEmails(
  connection: Connection,
  {
    organisation_id,
    permission,
    emails,
  }: { organisation_id: string; permission: Permission; emails: readonly string[] },
): Promise<string[]> {
  const email = sql<string>`lower(${users.email})`;
  const found = await connection
    .select({ email })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(
      and(
        eq(members.organisation_id, organisation_id),
        isNotNull(members.joined_at),
        arrayContains(members.permissions, [permission]),
        sql`${email} = any(${sql.param(emails)})`,
      ),
    );
  return found.map((row) => row.email);
}

/** The ids of those who hold the permission in several organisations, in one statement. */
export async function membersByOrganisation(
  connection: Connection,
  organisation_ids: readonly (string | null)[],
  permission: Permission,
): Promise<ReadonlyMap<string, string[]>> {
  const wanted = [...new Set(organisation_ids.filter((id) => id !== null))];
  const found = await connection
    .select({ organisation_id: members.organisation_id, user_id: members.user_id })
    .from(members)
    .where(
      and(
        anyOf(members.organisation_id, wanted),
        isNotNull(members.joined_at),
        arrayContains(members.permissions, [permission]),
      ),
    )
    .orderBy(members.user_id);
  const grouped = Map.groupBy(found, ({ organisation_id }) => organisation_id);
  return new Map([...grouped].map(([id, rows]) => [id, rows.map(({ user_id }) => user_id)]));
}

/** Locks the person’s organisation, so that no member joins or leaves it before the transaction ends. */
export async function lockOrganisationOf(transaction: Transaction, user_id: string): Promise<void> {
  const member = await findMemberOf(transaction, user_id);
  if (!member || (await lockOrganisation(transaction, member.organisation_id))) return;
  // It was merged, and the person moved, before the lock.
  await lockOrganisationOf(transaction, user_id);
}

/** The organisation of which the person is the only member; null if there is none. */
export async function organisationOnlyOf(connection: Connection, user_id: string): Promise<string | null> {
  const [found] = await connection
    .select({ organisation_id: members.organisation_id })
    .from(members)
    .where(
      and(
        eq(members.user_id, user_id),
        isNotNull(members.joined_at),
        sql`not exists (select from members as others
          where others.organisation_id = ${members.organisation_id} and others.user_id <> ${members.user_id} and others.joined_at is not null)`,
      ),
    );
  return found?.organisation_id ?? null;
}

/** The people who moved. */
export async function moveMembers(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  const moved = await transaction
    .update(members)
    .set({ organisation_id: into })
    .where(eq(members.organisation_id, from))
    .returning({ user_id: members.user_id });
  return moved.map(({ user_id }) => user_id);
}

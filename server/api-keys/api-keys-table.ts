import { and, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '#domain/api-keys/key-areas.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, updatedAt } from '../database/statements/columns.ts';
import { members } from '../organisations/members-table.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profileColumns, profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';

/** Keys of programs, and the access tokens issued to them. Revoked ones are deleted; the audit log has the keys. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    /** Null for a key of staff, which reaches what its creator does. */
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    /** Of a test key: the organisation with test shipments that it acts for instead. */
    test_organisation_id: uuid('test_organisation_id').references(() => organisations.id, {
      onDelete: 'cascade',
    }),
    /** On whose behalf it acts: it ends with their access. */
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key that an OAuth access token was issued to; null for a key. */
    parent_id: uuid('parent_id').references((): AnyPgColumn => apiKeys.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    start: text('start').notNull(),
    key_hash: text('key_hash').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    allowed_networks: text('allowed_networks').array().notNull(),
    expires_at: moment('expires_at'),
    last_used_at: moment('last_used_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('api_keys_by_hash').on(table.key_hash),
    index('api_keys_by_organisation').on(table.organisation_id, table.id),
    index('api_keys_by_person').on(table.user_id),
    index('api_keys_by_parent').on(table.parent_id, table.expires_at),
    index('api_keys_by_test_organisation')
      .on(table.test_organisation_id)
      .where(sql`${table.test_organisation_id} is not null`),
  ],
);

type ApiKeyRecord = typeof apiKeys.$inferSelect;

/** Newest first. */
export function listApiKeys(connection: Connection, organisation_id: string | null, updated_since?: Date) {
  return shownKeys(
    connection,
    and(
      organisation_id === null
        ? isNull(apiKeys.organisation_id)
        : eq(apiKeys.organisation_id, organisation_id),
      changedSince(apiKeys.updated_at, updated_since),
    ),
  );
}

export async function findApiKey(connection: Connection, key_id: string) {
  const [found] = await shownKeys(connection, eq(apiKeys.id, key_id));
  return found;
}

/** Without access tokens. */
function shownKeys(connection: Connection, which: SQL | undefined) {
  return connection
    .select({
      id: apiKeys.id,
      organisation_id: apiKeys.organisation_id,
      user_id: apiKeys.user_id,
      name: apiKeys.name,
      start: apiKeys.start,
      scopes: apiKeys.scopes,
      allowed_networks: apiKeys.allowed_networks,
      expires_at: apiKeys.expires_at,
      last_used_at: apiKeys.last_used_at,
      created_at: apiKeys.created_at,
      test: sql<boolean>`${apiKeys.test_organisation_id} is not null`,
      created_by: profiles.full_name,
    })
    .from(apiKeys)
    .innerJoin(profiles, eq(profiles.user_id, apiKeys.user_id))
    .where(and(isNull(apiKeys.parent_id), which))
    .orderBy(desc(apiKeys.created_at), desc(apiKeys.id));
}

export async function insertApiKey(
  transaction: Transaction,
  key: typeof apiKeys.$inferInsert,
): Promise<ApiKeyRecord> {
  const [inserted] = await transaction.insert(apiKeys).values(key).returning();
  return inserted as ApiKeyRecord;
}

export async function lockApiKey(
  transaction: Transaction,
  key_id: string,
): Promise<ApiKeyRecord | undefined> {
  const [found] = await transaction.select().from(apiKeys).where(eq(apiKeys.id, key_id)).for('update');
  return found;
}

export async function deleteApiKey(transaction: Transaction, key_id: string): Promise<void> {
  await transaction.delete(apiKeys).where(eq(apiKeys.id, key_id));
}

export async function deleteExpiredTokens(
  transaction: Transaction,
  key_id: string,
  now: Date,
): Promise<void> {
  await transaction.delete(apiKeys).where(and(eq(apiKeys.parent_id, key_id), lte(apiKeys.expires_at, now)));
}

export async function markUsed(connection: Connection, key_id: string, now: Date): Promise<void> {
  await connection.update(apiKeys).set({ last_used_at: now }).where(eq(apiKeys.id, key_id));
}

/** Moves the keys of an organisation to another one. */
export async function moveApiKeys(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction.update(apiKeys).set({ organisation_id: into }).where(eq(apiKeys.organisation_id, from));
}

export type KeyWithPerson = NonNullable<Awaited<ReturnType<typeof findKeyWithPerson>>>;

/** A key with the person on whose behalf it acts, in one statement. */
export async function findKeyWithPerson(connection: Connection, key_hash: string) {
  const [found] = await connection
    .select({
      id: apiKeys.id,
      parent_id: apiKeys.parent_id,
      user_id: apiKeys.user_id,
      name: apiKeys.name,
      organisation_id: apiKeys.organisation_id,
      test_organisation_id: apiKeys.test_organisation_id,
      scopes: apiKeys.scopes,
      allowed_networks: apiKeys.allowed_networks,
      expires_at: apiKeys.expires_at,
      email_verified: users.email_verified,
      deactivated: sql<boolean>`${users.deactivated_at} is not null`,
      profile: profileColumns,
      own_organisation_id: members.organisation_id,
      permissions: members.permissions,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.user_id))
    .innerJoin(profiles, eq(profiles.user_id, apiKeys.user_id))
    .leftJoin(members, and(eq(members.user_id, apiKeys.user_id), isNotNull(members.joined_at)))
    .where(eq(apiKeys.key_hash, key_hash));
  return found;
}

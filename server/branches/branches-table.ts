import { asc, eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { senderAddressLines } from '#domain/branches/sender-address.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { coordinateChecks, createdAt, degrees, id, updatedAt } from '../database/statements/columns.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { legalEntities } from '../legal-entities/legal-entities-table.ts';

/** The offices that book shipments. Never deleted, because shipments belong to them. */
export const branches = pgTable(
  'branches',
  {
    id: id(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** IANA time zone, that of the town. */
    time_zone: text('time_zone').notNull(),
    sender_address: text('sender_address').notNull(),
    /** The IATA code of the cargo agent, such as '23-4 5678/0012'; '' if the branch is not an agent. */
    iata_code: text('iata_code').notNull().default(''),
    latitude: degrees('latitude').notNull(),
    longitude: degrees('longitude').notNull(),
    legal_entity_id: uuid('legal_entity_id')
      .notNull()
      .references(() => legalEntities.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('branches_code', sql`${table.code} ~ '^[A-Z0-9]{2,8}$'`),
    check('branches_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    ...coordinateChecks('branches', table.latitude, table.longitude),
    index('branches_of_legal_entity').on(table.legal_entity_id),
  ],
);

export type BranchRecord = typeof branches.$inferSelect;
type NewRecord = typeof branches.$inferInsert;

export async function listBranches(connection: Connection, updated_since?: Date) {
  const { id, code, name, city, country, time_zone, sender_address, legal_entity_id, iata_code, updated_at } =
    branches;
  return connection
    .select({
      id,
      code,
      name,
      city,
      country,
      time_zone,
      sender_address,
      legal_entity_id,
      legal_entity: legalEntities.name,
      iata_code,
      updated_at,
    })
    .from(branches)
    .innerJoin(legalEntities, eq(legalEntities.id, legal_entity_id))
    .where(changedSince(branches.updated_at, updated_since))
    .orderBy(asc(sql`lower(${branches.name})`), asc(id));
}

/** The branches whose shipments the person may book. Read by every booking. */
export async function listBranchPositions(
  connection: Connection,
  { branch_ids }: { branch_ids: readonly string[] },
) {
  const all = await branchPositions(connection).execute();
  return branch_ids.length === 0 ? all : all.filter(({ id }) => branch_ids.includes(id));
}

const branchPositions = cachedStatement((connection) => {
  const { id, code, latitude, longitude } = branches;
  return connection
    .select({ id, code, latitude, longitude })
    .from(branches)
    .orderBy(id)
    .prepare('branch_positions');
});

/** A dispatcher’s branches by code; undefined without any. */
export async function branchesOf(
  connection: Connection,
  { home_branch_id, branch_ids }: { home_branch_id: string | null; branch_ids: readonly string[] },
): Promise<{ home: string | null; only: string[] } | undefined> {
  if (!home_branch_id && branch_ids.length === 0) return undefined;
  const { id, code } = branches;
  const known = await connection.select({ id, code }).from(branches).orderBy(code);
  return {
    home: known.find(({ id }) => id === home_branch_id)?.code ?? null,
    only: known.filter(({ id }) => branch_ids.includes(id)).map(({ code }) => code),
  };
}

/** The prefix of a kind of documents at the branch’s legal entity; undefined without a series. */
export async function numberPrefixOf(
  connection: Connection,
  branch_id: string | null,
  kind: DocumentType,
): Promise<string | undefined> {
  if (branch_id === null) return undefined;
  const [found] = await connection
    .select({ number_series: legalEntities.number_series })
    .from(branches)
    .innerJoin(legalEntities, eq(legalEntities.id, branches.legal_entity_id))
    .where(eq(branches.id, branch_id));
  return found?.number_series.find((series) => series.kind === kind)?.prefix;
}

/** The branch as cargo agent: its company, with the currency in which it accounts. */
export async function findAgent(
  connection: Connection,
  branch_id: string | null,
): Promise<{ name: string; city: string; iata_code: string; currency: string } | undefined> {
  if (branch_id === null) return undefined;
  const [agent] = await connection
    .select({
      name: legalEntities.name,
      city: branches.city,
      iata_code: branches.iata_code,
      currency: legalEntities.base_currency,
    })
    .from(branches)
    .innerJoin(legalEntities, eq(legalEntities.id, branches.legal_entity_id))
    .where(eq(branches.id, branch_id));
  return agent;
}

/** The lines of the branch's sender address. */
export async function findSenderAddress(connection: Connection, branch_id: string): Promise<string[]> {
  const [found] = await connection
    .select({ sender_address: branches.sender_address, country: branches.country })
    .from(branches)
    .where(eq(branches.id, branch_id));
  return found ? senderAddressLines(found) : [];
}

export async function lockBranch(transaction: Transaction, code: string): Promise<BranchRecord | undefined> {
  const [branch] = await transaction.select().from(branches).where(eq(branches.code, code)).for('update');
  return branch;
}

/** Returns false if the code is taken. */
export async function insertBranch(connection: Connection, branch: NewRecord): Promise<boolean> {
  const inserted = await connection
    .insert(branches)
    .values(branch)
    .onConflictDoNothing({ target: branches.code })
    .returning({ id: branches.id });
  return inserted.length > 0;
}

export async function updateBranch(
  connection: Connection,
  id: string,
  change: Partial<NewRecord>,
): Promise<void> {
  await connection
    .update(branches)
    .set({ ...change, id })
    .where(eq(branches.id, id));
}

import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { USUAL_THRESHOLD_DAYS } from '#domain/notifications/delay-notice.ts';
import type { ORGANISATION_ROLES } from '#domain/organisations/organisation.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { nameWordsOf, type OrganisationRecord, organisations } from './organisations-table.ts';

/** Days late from which the members of an organisation are notified. */
export async function delayThreshold(connection: Connection, id: string): Promise<number> {
  const [found] = await connection
    .select({ days: organisations.delay_threshold_days })
    .from(organisations)
    .where(eq(organisations.id, id));
  return found?.days ?? USUAL_THRESHOLD_DAYS;
}

/** Those of the test numbers and of all customers with test keys. */
export async function listTestOrganisations(connection: Connection): Promise<string[]> {
  const found = await connection
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.test, true));
  return found.map(({ id }) => id);
}

/** Ids, VAT ids, and names in lower case. */
interface OrganisationNames {
  ids: readonly string[];
  vat_ids: readonly string[];
  names: readonly string[];
}

type MatchedOrganisation = Pick<OrganisationRecord, 'id' | 'name' | 'vat_id' | 'merged_into'>;

/** Those that have one of these names. */
export function matchOrganisations(
  connection: Connection,
  wanted: OrganisationNames,
): Promise<MatchedOrganisation[]> {
  return matchingOrganisations(connection, wanted).execute();
}

/** The same with a share lock, so that none is merged before the transaction ends. A running merge is waited for. */
export function lockMatchingOrganisations(
  transaction: Transaction,
  wanted: OrganisationNames,
): Promise<MatchedOrganisation[]> {
  return matchingOrganisations(transaction, wanted).orderBy(organisations.id).for('share').execute();
}

function matchingOrganisations(connection: Connection, { ids, vat_ids, names }: OrganisationNames) {
  const { id, name, vat_id, merged_into } = organisations;
  return connection
    .select({ id, name, vat_id, merged_into })
    .from(organisations)
    .where(
      and(
        eq(organisations.test, false),
        or(inArray(id, [...ids]), inArray(vat_id, [...vat_ids]), inArray(sql`lower(${name})`, [...names])),
      ),
    )
    .$dynamic();
}

/** Undefined for an organisation that was merged into another. */
export async function findOrganisation(
  connection: Connection,
  id: string,
): Promise<OrganisationRecord | undefined> {
  const [found] = await connection
    .select()
    .from(organisations)
    .where(and(eq(organisations.id, id), isNull(organisations.merged_into)));
  return found;
}

/** Which of these organisations exist. */
export async function knownOrganisations(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await connection
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(inArray(organisations.id, [...ids]), isNull(organisations.merged_into)));
  return new Set(found.map(({ id }) => id));
}

const ORDER: SortOrder = {
  name: 'organisations.list',
  direction: 'asc',
  terms: [
    { by: sql`lower(${organisations.name})`, kind: 'text' },
    { by: organisations.id, kind: 'uuid' },
  ],
};

/** By name, paged by key; those merged into another are left out. */
export async function listOrganisations(
  connection: Connection,
  {
    q,
    role,
    after,
    limit,
    updated_since,
  }: {
    q?: string | undefined;
    role?: (typeof ORGANISATION_ROLES)[number] | undefined;
    after?: string | undefined;
    limit: number;
    updated_since?: Date | undefined;
  },
): Promise<{ organisations: OrganisationRecord[]; next: string | null }> {
  const rows = await connection
    .select({ ...getTableColumns(organisations), key: keyOf(ORDER) })
    .from(organisations)
    .where(
      and(
        isNull(organisations.merged_into),
        eq(organisations.test, false),
        role ? sql`${role} = any(${organisations.roles})` : undefined,
        q
          ? holdsWords(
              sql`concat_ws(' ', ${organisations.name}, ${organisations.vat_id}, ${organisations.scac})`,
              q,
            )
          : undefined,
        changedSince(organisations.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { organisations: page, next };
}

export function listOrganisationsById(
  connection: Connection,
  ids: readonly string[],
): Promise<OrganisationRecord[]> {
  return connection.select().from(organisations).where(anyOf(organisations.id, ids));
}

/** Whether a company is the other one, its parent, or a parent above. */
export async function isAtOrAbove(connection: Connection, id: string, other: string): Promise<boolean> {
  const above = await connection.execute<{ id: string }>(sql`
    with recursive above(id) as (
      select ${other}::uuid
      union
      select o.parent_id from organisations o join above on o.id = above.id where o.parent_id is not null)
    select id from above where id = ${id}`);
  return above.length > 0;
}

/** The ids of those that were merged into it. Only a merge adds to them, after `lockParents`. */
export async function mergedInto(connection: Connection, id: string): Promise<string[]> {
  const found = await connection
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.merged_into, id));
  return found.map((merged) => merged.id);
}

const MAX_NAMED = 100;

/** The ids of companies, also of merged ones, with a word in their name that begins with `word`, which `words_of` has split; at most 100. */
export async function findOrganisationIds(connection: Connection, word: string): Promise<string[]> {
  const found = await connection
    .select({ id: organisations.id })
    .from(organisations)
    .where(sql`${nameWordsOf(organisations)} @@ ${`${word}:*`}::tsquery`)
    .limit(MAX_NAMED);
  return found.map(({ id }) => id);
}

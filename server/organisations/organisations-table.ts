import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { USUAL_THRESHOLD_DAYS } from '#domain/notifications/delay-notice.ts';
import {
  CREDIT_STATUSES,
  type ORGANISATION_ROLES,
  type OrganisationDetails,
} from '#domain/organisations/organisation.ts';
import type { VatTreatment } from '#domain/vat/vat-treatment.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { cents, createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { TEST_ORGANISATION_ID } from './test-organisation.ts';

type Details = z.infer<typeof OrganisationDetails>;

export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    name: text('name').notNull(),
    roles: text('roles')
      .array()
      .$type<(typeof ORGANISATION_ROLES)[number][]>()
      .notNull()
      .default(sql`'{customer}'`),
    vat_id: text('vat_id'),
    eori: text('eori'),
    /** How its charges are taxed; null for the rule of the legal entity that invoices them. */
    vat: jsonb('vat').$type<VatTreatment>(),
    scac: text('scac'),
    iata_prefix: text('iata_prefix'),
    currency: text('currency').notNull().default('USD'),
    payment_terms_days: integer('payment_terms_days').notNull().default(30),
    credit_limit_cents: cents('credit_limit_cents'),
    credit_status: text('credit_status', { enum: CREDIT_STATUSES }).notNull().default('good'),
    addresses: jsonb('addresses').$type<Details['addresses']>().notNull().default([]),
    contacts: jsonb('contacts').$type<Details['contacts']>().notNull().default([]),
    /** Days late from which members are notified; null for the usual threshold. */
    delay_threshold_days: smallint('delay_threshold_days'),
    /** Whether it gets automatic payment reminders. */
    payment_reminders: boolean('payment_reminders').notNull().default(true),
    /** For staff only. */
    notes: text('notes').notNull().default(''),
    parent_id: uuid('parent_id').references((): AnyPgColumn => organisations.id, { onDelete: 'set null' }),
    /** The organisation that took over its records; null unless merged. */
    merged_into: uuid('merged_into').references((): AnyPgColumn => organisations.id, {
      onDelete: 'set null',
    }),
    /** Owns test shipments only: that of the test numbers, or what a customer books with test keys. */
    test: boolean('test').notNull().default(false),
    /** The customer whose test keys act for it. */
    test_of: uuid('test_of')
      .unique()
      .references((): AnyPgColumn => organisations.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('organisations_credit_status', table.credit_status, CREDIT_STATUSES),
    check('organisations_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('organisations_credit_limit', sql`${table.credit_limit_cents} >= 0`),
    check('organisations_delay_threshold', sql`${table.delay_threshold_days} > 0`),
    check('organisations_parent', sql`${table.parent_id} <> ${table.id}`),
    index('organisations_newest').on(table.created_at.desc(), table.id.desc()),
    index('organisations_by_name').on(sql`lower(${table.name})`, table.id),
    index('organisations_by_vat_id').on(table.vat_id).where(sql`${table.vat_id} is not null`),
    index('organisations_of_parent').on(table.parent_id).where(sql`${table.parent_id} is not null`),
    index('organisations_test').on(table.id).where(sql`${table.test}`),
    index('organisations_merged_into').on(table.merged_into).where(sql`${table.merged_into} is not null`),
  ],
);

export type OrganisationRecord = typeof organisations.$inferSelect;
export type NewOrganisation = typeof organisations.$inferInsert;

export async function insertOrganisation(
  transaction: Transaction,
  organisation: NewOrganisation,
): Promise<OrganisationRecord> {
  const [inserted] = await transaction.insert(organisations).values(organisation).returning();
  return inserted as OrganisationRecord;
}

/** Days late from which the members of an organisation are notified. */
export async function delayThreshold(connection: Connection, id: string): Promise<number> {
  const [found] = await connection
    .select({ days: organisations.delay_threshold_days })
    .from(organisations)
    .where(eq(organisations.id, id));
  return found?.days ?? USUAL_THRESHOLD_DAYS;
}

/** Creates the organisation of the test numbers, unless it exists. */
export async function ensureTestOrganisation(connection: Connection): Promise<void> {
  await connection
    .insert(organisations)
    .values({ id: TEST_ORGANISATION_ID, name: 'Test numbers', test: true })
    .onConflictDoNothing();
}

/** The organisation that owns what a customer books with test keys; created with the first key. */
export async function ensureTestOrganisationOf(
  transaction: Transaction,
  { id, name }: Pick<OrganisationRecord, 'id' | 'name'>,
): Promise<string> {
  await transaction
    .insert(organisations)
    .values({ name: `${name} (test)`, test: true, test_of: id })
    .onConflictDoNothing({ target: organisations.test_of });
  const [found] = await transaction
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.test_of, id));
  return (found as { id: string }).id;
}

export async function deleteTestOrganisationsOf(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await transaction.delete(organisations).where(anyOf(organisations.test_of, ids));
}

/** Those of the test numbers and of all customers with test keys. */
export async function listTestOrganisations(connection: Connection): Promise<string[]> {
  const found = await connection
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.test, true));
  return found.map(({ id }) => id);
}

export function insertOrganisations(
  transaction: Transaction,
  added: readonly NewOrganisation[],
): Promise<void> {
  return insertMany(transaction, organisations, added);
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

export async function lockOrganisation(
  transaction: Transaction,
  id: string,
): Promise<OrganisationRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(organisations)
    .where(and(eq(organisations.id, id), isNull(organisations.merged_into)))
    .for('no key update');
  return found;
}

/**
 * Takes a share lock on an organisation, so that it is not merged before the booking is committed. Returns the
 * organisation that it was merged into, if it was.
 */
export async function lockOrganisationForBooking(
  transaction: Transaction,
  id: string,
): Promise<Pick<OrganisationRecord, 'id' | 'credit_status' | 'credit_limit_cents' | 'currency'>> {
  const [held] = await organisationForBooking(transaction).execute({ id });
  if (!held) throw new Error(`There is no organisation ${id}.`);
  return held.merged_into ? lockOrganisationForBooking(transaction, held.merged_into) : held;
}

const organisationForBooking = cachedStatement((connection) =>
  connection
    .select({
      id: organisations.id,
      merged_into: organisations.merged_into,
      credit_status: organisations.credit_status,
      credit_limit_cents: organisations.credit_limit_cents,
      currency: organisations.currency,
    })
    .from(organisations)
    .where(eq(organisations.id, sql.placeholder('id')))
    .for('share')
    .prepare('organisation_for_booking'),
);

/**
 * Lets one transaction at a time use the credit of an organisation. Not the row's lock: bookings share that one, and two that
 * raised it would deadlock. Taken after the locks of companies, quotes and shipments, several in order of id.
 */
export async function lockCredit(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtext('organisations.credit_limit_cents'), hashtext(${id}))`,
  );
}

/** Locks these, in one order. */
export async function lockOrganisations(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.id, [...ids]))
    .orderBy(organisations.id)
    .for('no key update');
}

export async function updateOrganisation(
  transaction: Transaction,
  id: string,
  change: Partial<NewOrganisation>,
  now: Date,
): Promise<OrganisationRecord> {
  const [updated] = await transaction
    .update(organisations)
    // Its version: later than the former one, also within a millisecond.
    .set({
      ...change,
      updated_at: sql`greatest(${now.toISOString()}::timestamptz, ${organisations.updated_at} + interval '1 millisecond')`,
    })
    .where(eq(organisations.id, id))
    .returning();
  return updated as OrganisationRecord;
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

export async function deleteOrganisations(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(organisations).where(anyOf(organisations.id, ids));
}

/** Taken before any organisation is locked, so that no two changes of parents, each valid by itself, make a cycle. */
export async function lockParents(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('organisations.parent_id'))`);
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

/** Makes another one the parent of all whose parent it is; the other one keeps none. */
export async function moveChildren(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(organisations)
    .set({ parent_id: sql`nullif(${into}::uuid, ${organisations.id})` })
    .where(eq(organisations.parent_id, from));
}

/** The ids of those that were merged into it. Only a merge adds to them, after `lockParents`. */
export async function mergedInto(connection: Connection, id: string): Promise<string[]> {
  const found = await connection
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.merged_into, id));
  return found.map((merged) => merged.id);
}

/** Those that were merged into an organisation refer to the one that takes it over, so that one step finds it. */
export async function moveMerged(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(organisations)
    .set({ merged_into: into })
    .where(eq(organisations.merged_into, from));
}

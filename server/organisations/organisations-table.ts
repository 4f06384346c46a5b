import { eq, type SQL, sql } from 'drizzle-orm';
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
import {
  CREDIT_STATUSES,
  type ORGANISATION_ROLES,
  type OrganisationDetails,
} from '#domain/organisations/organisation.ts';
import type { VatTreatment } from '#domain/vat/vat-treatment.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { cents, createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
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
    index('organisations_words').using('gin', nameWordsOf(table)),
    index('organisations_by_vat_id').on(table.vat_id).where(sql`${table.vat_id} is not null`),
    index('organisations_of_parent').on(table.parent_id).where(sql`${table.parent_id} is not null`),
    index('organisations_test').on(table.id).where(sql`${table.test}`),
    index('organisations_merged_into').on(table.merged_into).where(sql`${table.merged_into} is not null`),
  ],
);

/** The words of the name, as searches compare them. */
export function nameWordsOf({ name }: { name: AnyPgColumn }): SQL {
  return sql`array_to_tsvector(words_of(${name}))`;
}

export type OrganisationRecord = typeof organisations.$inferSelect;
export type NewOrganisation = typeof organisations.$inferInsert;

export async function insertOrganisation(
  transaction: Transaction,
  organisation: NewOrganisation,
): Promise<OrganisationRecord> {
  const [inserted] = await transaction.insert(organisations).values(organisation).returning();
  return inserted as OrganisationRecord;
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

export function insertOrganisations(
  transaction: Transaction,
  added: readonly NewOrganisation[],
): Promise<void> {
  return insertMany(transaction, organisations, added);
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

export async function deleteOrganisations(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(organisations).where(anyOf(organisations.id, ids));
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

import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { QUOTE_URGENCIES, SHIPMENT_TYPES } from '#domain/quotes/quote-choices.ts';
import type { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { QUOTE_STATUSES } from '#domain/quotes/quote-status.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import {
  cents,
  createdAt,
  id,
  moment,
  oneOf,
  personIndex,
  updatedAt,
} from '../database/statements/columns.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { users } from '../people/users-table.ts';

const lower = (column: unknown): SQL => sql`lower(${column})`;

export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    /** The public reference: GQ and nine digits, the last a check digit. */
    reference: text('reference').notNull().unique(),
    /** Null while no account has this verified e-mail address. */
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** Of the person who requested it; '' once that person is erased and the organisation keeps the quote. */
    email: text('email').notNull(),
    contact_name: text('contact_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    company_name: text('company_name').notNull().default(''),
    origin_address: text('origin_address').notNull().default(''),
    origin_city: text('origin_city').notNull(),
    origin_country: text('origin_country').notNull(),
    origin_postal_code: text('origin_postal_code').notNull().default(''),
    destination_address: text('destination_address').notNull().default(''),
    destination_city: text('destination_city').notNull(),
    destination_country: text('destination_country').notNull(),
    destination_postal_code: text('destination_postal_code').notNull().default(''),
    cargo_description: text('cargo_description').notNull(),
    cargo_weight: numeric('cargo_weight', { precision: 12, scale: 3, mode: 'number' }),
    cargo_dimensions: text('cargo_dimensions').notNull().default(''),
    cargo_value_cents: cents('cargo_value_cents'),
    shipment_type: text('shipment_type').notNull().default('general'),
    urgency: text('urgency').notNull().default('standard'),
    service_type: text('service_type').notNull().default('standard'),
    preferred_transport: text('preferred_transport').array().notNull().default(sql`'{}'`),
    estimated_cost_cents: cents('estimated_cost_cents'),
    /** The estimates of the requested modes at the time of the request. */
    estimates: jsonb('estimates').$type<QuoteEstimate[]>().notNull().default([]),
    status: text('status', { enum: QUOTE_STATUSES }).notNull().default('pending'),
    /** The price staff offered, with the mode it is for; null until they answer. */
    offered_cents: cents('offered_cents'),
    offered_mode: text('offered_mode', { enum: TRANSPORT_MODES }),
    offer_note: text('offer_note').notNull().default(''),
    /** When the offer expires. */
    valid_until: moment('valid_until'),
    answered_at: moment('answered_at'),
    answered_by: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** The revision of the options that are offered; 0 for an offer of one price. */
    option_revision: integer('option_revision').notNull().default(0),
    /** The number of the accepted option of that revision; null for an offer of one price, and of those accepted before it was recorded. */
    accepted_option: integer('accepted_option'),
    /** When the customer accepted or declined the offer. */
    decided_at: moment('decided_at'),
    /** What the customer said when declining; '' for nothing. */
    decline_reason: text('decline_reason').notNull().default(''),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('quotes_status', table.status, QUOTE_STATUSES),
    oneOf('quotes_shipment_type', table.shipment_type, SHIPMENT_TYPES),
    oneOf('quotes_urgency', table.urgency, QUOTE_URGENCIES),
    check('quotes_cargo_weight', sql`${table.cargo_weight} > 0`),
    check('quotes_cargo_value', sql`${table.cargo_value_cents} >= 0`),
    check('quotes_estimated_cost', sql`${table.estimated_cost_cents} >= 0`),
    oneOf('quotes_offered_mode', table.offered_mode, TRANSPORT_MODES),
    check('quotes_offered', sql`${table.offered_cents} >= 0`),
    check(
      'quotes_offer_is_whole',
      sql`(${table.offered_cents} is null) = (${table.valid_until} is null) and (${table.offered_cents} is null) = (${table.answered_at} is null)`,
    ),
    index('quotes_newest').on(table.created_at.desc(), table.id.desc()),
    index('quotes_by_status').on(table.status, table.created_at.desc(), table.id.desc()),
    index('quotes_pending')
      .on(table.organisation_id, lower(table.email))
      .where(sql`${table.status} = 'pending'`),
    index('quotes_offered')
      .on(table.organisation_id, table.valid_until)
      .where(sql`${table.status} = 'approved'`),
    index('quotes_unconverted').on(table.created_at).where(sql`${table.status} <> 'converted'`),
    personIndex('quotes_answered_by', table.answered_by),
    index('quotes_answered').on(table.answered_at).where(sql`${table.answered_at} is not null`),
    index('quotes_of_organisation').on(table.organisation_id, table.created_at.desc(), table.id.desc()),
    index('quotes_by_change').on(table.updated_at),
    index('quotes_of_address').on(lower(table.email), table.created_at.desc(), table.id.desc()),
  ],
);

export type NewQuote = typeof quotes.$inferInsert;
export type QuoteRecord = typeof quotes.$inferSelect;

/** The quotes that were requested with this address. */
export function requestedBy(email: string): SQL {
  return eq(lower(quotes.email), email.toLowerCase());
}

/** Whose quotes they are. */
export interface QuoteOwner {
  organisation_id: string | null;
  email: string;
  email_verified: boolean;
}

/**
 * Quotes belong to an organisation. Until they have one, they belong to the owner of the verified address that they were requested
 * with.
 */
export function ownedQuotes(owner: QuoteOwner): SQL {
  return isOwned(owner.organisation_id, owner.email_verified ? owner.email.toLowerCase() : null);
}

function isOwned(organisation_id: unknown, email: unknown): SQL {
  return sql`(${quotes.organisation_id} = ${organisation_id}::uuid
    or ${isOfAddress(email)})`;
}

/** Requested with this address, and not owned by an organisation. */
function isOfAddress(email: unknown): SQL {
  return sql`(${quotes.organisation_id} is null and ${lower(quotes.email)} = ${email}::text)`;
}

/** The quote's id; undefined when its reference is taken. */
export async function insertQuote(connection: Connection, quote: NewQuote): Promise<string | undefined> {
  const [inserted] = await connection
    .insert(quotes)
    .values(quote)
    .onConflictDoNothing({ target: quotes.reference })
    .returning({ id: quotes.id });
  return inserted?.id;
}

/** Locks and returns the quote. */
export async function lockQuote(transaction: Transaction, id: string): Promise<QuoteRecord | undefined> {
  const [quote] = await transaction.select().from(quotes).where(eq(quotes.id, id)).for('update');
  return quote;
}

export async function findQuote(connection: Connection, id: string): Promise<QuoteRecord | undefined> {
  const [quote] = await connection.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}

/** Locks and returns the quote with this reference. */
export async function lockQuoteByReference(
  transaction: Transaction,
  reference: string,
): Promise<QuoteRecord | undefined> {
  const [quote] = await transaction
    .select()
    .from(quotes)
    .where(eq(quotes.reference, reference))
    .for('update');
  return quote;
}

/** The quote with this reference, if it is this owner’s or no owner is named. */
export async function findQuoteByReference(
  connection: Connection,
  reference: string,
  owner?: QuoteOwner,
): Promise<QuoteRecord | undefined> {
  const [quote] = await connection
    .select()
    .from(quotes)
    .where(and(eq(quotes.reference, reference), owner && ownedQuotes(owner)));
  return quote;
}

/** Locks and returns the quote with this id or reference if it is this owner’s. */
export async function lockQuoteOf(
  transaction: Transaction,
  owner: QuoteOwner,
  id_or_reference: string,
): Promise<QuoteRecord | undefined> {
  const [quote] = await transaction
    .select()
    .from(quotes)
    .where(
      and(
        isUuid(id_or_reference) ? eq(quotes.id, id_or_reference) : eq(quotes.reference, id_or_reference),
        ownedQuotes(owner),
      ),
    )
    .for('update');
  return quote;
}

export async function updateQuote(
  transaction: Transaction,
  id: string,
  change: Partial<NewQuote>,
): Promise<void> {
  await transaction.update(quotes).set(change).where(eq(quotes.id, id));
}

export async function countPendingQuotesOf(connection: Connection, owner: QuoteOwner): Promise<number> {
  const { organisation_id, email, email_verified } = owner;
  const [row] = await pendingQuotes(connection).execute({
    organisation_id,
    email: email_verified ? email.toLowerCase() : null,
  });
  return row?.pending ?? 0;
}

/** Two counts, because the index alone is enough for each, but not for either of two conditions. */
const pendingQuotes = cachedStatement((connection) => {
  // A literal: with a parameter a generic plan can't use the partial index.
  const pending = (condition: SQL) =>
    sql`(select count(*) from ${quotes} where ${condition} and ${quotes.status} = 'pending')`;
  return connection
    .select({
      pending: sql<number>`(${pending(sql`${quotes.organisation_id} = ${sql.placeholder('organisation_id')}::uuid`)}
        + ${pending(isOfAddress(sql.placeholder('email')))})::int`,
    })
    .from(sql`(values (0)) as one`)
    .prepare('pending_quotes');
});

/** Converted quotes stay with their shipments. */
export async function deleteUnconvertedQuotesBefore(connection: Connection, before: Date): Promise<void> {
  await connection
    .delete(quotes)
    .where(and(lt(quotes.created_at, before), sql`${quotes.status} <> 'converted'`));
}

/** Moves quotes to the owner's new address. */
export async function moveQuotes(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction.update(quotes).set({ email: to }).where(requestedBy(from));
}

/** Deletes the address's quotes, except those of an organisation. Returns their references. */
export async function deleteQuotesOf(transaction: Transaction, email: string): Promise<string[]> {
  const deleted = await transaction
    .delete(quotes)
    .where(and(requestedBy(email), isNull(quotes.organisation_id)))
    .returning({ reference: quotes.reference });
  return deleted.map(({ reference }) => reference);
}

/** Removes the person with the address from the quotes of organisations, whose members go on with them. Returns their references. */
export async function redactQuotesOf(transaction: Transaction, email: string): Promise<string[]> {
  const redacted = await transaction
    .update(quotes)
    .set({ email: '', contact_name: '', phone: '' })
    .where(and(requestedBy(email), isNotNull(quotes.organisation_id)))
    .returning({ reference: quotes.reference });
  return redacted.map(({ reference }) => reference);
}

/** Returns their references. */
export async function deleteQuotesOfOrganisation(
  transaction: Transaction,
  organisation_id: string,
): Promise<string[]> {
  const deleted = await transaction
    .delete(quotes)
    .where(eq(quotes.organisation_id, organisation_id))
    .returning({ reference: quotes.reference });
  return deleted.map(({ reference }) => reference);
}

/** Moves all of an organisation to another one. Returns how many. */
export async function moveQuotesTo(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const moved = await transaction
    .update(quotes)
    .set({ organisation_id: into })
    .where(eq(quotes.organisation_id, from))
    .returning({ id: quotes.id });
  return moved.length;
}

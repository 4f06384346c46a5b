import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Money } from '#domain/money/money.ts';
import type { OptionLinePrice } from '#domain/quotes/quote-option.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, moment, oneOf, personIndex } from '../../database/statements/columns.ts';
import { insertMany } from '../../database/statements/insert-many.ts';
import { users } from '../../people/users-table.ts';
import { quotes } from '../quotes-table.ts';

/** What was offered, with the rates of its day. Never changed but by an approval: other options are another revision. */
export const quoteOptions = pgTable(
  'quote_options',
  {
    quote_id: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    option: integer('option').notNull(),
    mode: text('mode', { enum: TRANSPORT_MODES }).notNull(),
    carrier: text('carrier').notNull(),
    transit_days: integer('transit_days'),
    valid_until: moment('valid_until').notNull(),
    terms: text('terms').notNull(),
    inclusions: text('inclusions').array().notNull(),
    exclusions: text('exclusions').array().notNull(),
    currency: text('currency').notNull(),
    /** Minor units of the currency. */
    total: bigint('total', { mode: 'number' }).notNull(),
    /** Minor units of the base currency; without buy lines, against the tariffs of the day, and null where none covers it. */
    margin: bigint('margin', { mode: 'number' }),
    base_currency: text('base_currency').notNull(),
    margin_percent: numeric('margin_percent', { mode: 'number' }),
    needs_approval: boolean('needs_approval').notNull(),
    approved_by: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    lines: jsonb('lines').$type<OptionLinePrice[]>().notNull(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.quote_id, table.revision, table.option] }),
    oneOf('quote_options_mode', table.mode, TRANSPORT_MODES),
    personIndex('quote_options_approved_by', table.approved_by),
    personIndex('quote_options_created_by', table.created_by),
  ],
);

/** The offer of a quote in its currency: the first option's total, or the one price. Null until there is an offer. */
export const offeredTotal = sql<Money | null>`case when ${quotes.offered_cents} is not null then coalesce(
  (select json_build_object('amount', total, 'currency', currency) from quote_options
    where quote_id = ${quotes.id} and revision = ${quotes.option_revision} order by option limit 1),
  json_build_object('amount', ${quotes.offered_cents}, 'currency', 'USD')) end`;

const MAX_REFERENCES = 20;

export type QuoteOptionRecord = typeof quoteOptions.$inferSelect;

export async function insertOptions(
  transaction: Transaction,
  options: readonly (typeof quoteOptions.$inferInsert)[],
): Promise<void> {
  await insertMany(transaction, quoteOptions, options);
}

/** The options of a revision, by default of the latest, in their order. */
export async function listOptions(
  connection: Connection,
  quote_id: string,
  revision?: number,
): Promise<QuoteOptionRecord[]> {
  const wanted =
    revision ?? sql`(select max(revision) from quote_options as latest where latest.quote_id = ${quote_id})`;
  return connection
    .select()
    .from(quoteOptions)
    .where(and(eq(quoteOptions.quote_id, quote_id), eq(quoteOptions.revision, wanted)))
    .orderBy(asc(quoteOptions.option));
}

/** The transit days of the option that the customer accepted; null for an offer without them. */
export async function acceptedTransitDays(connection: Connection, quote_id: string): Promise<number | null> {
  const [found] = await connection
    .select({ transit_days: quoteOptions.transit_days })
    .from(quoteOptions)
    .innerJoin(
      quotes,
      and(
        eq(quotes.id, quoteOptions.quote_id),
        eq(quotes.option_revision, quoteOptions.revision),
        eq(quotes.accepted_option, quoteOptions.option),
      ),
    )
    .where(eq(quotes.id, quote_id));
  return found?.transit_days ?? null;
}

export async function approve(
  transaction: Transaction,
  { quote_id, revision }: Pick<QuoteOptionRecord, 'quote_id' | 'revision'>,
  approved_by: string,
): Promise<void> {
  await transaction
    .update(quoteOptions)
    .set({ needs_approval: false, approved_by })
    .where(
      and(
        eq(quoteOptions.quote_id, quote_id),
        eq(quoteOptions.revision, revision),
        eq(quoteOptions.needs_approval, true),
      ),
    );
}

/**
 * The references of open offers with a line of this tariff that are valid after its last day, or were made before its first
 * one; null for a day that does not change. At most 20.
 */
export async function openOffersOutside(
  connection: Connection,
  tariff_id: string,
  { first, last, now }: { first: string | null; last: string | null; now: Date },
): Promise<string[]> {
  if (first === null && last === null) return [];
  const of = JSON.stringify([{ tariff: { id: tariff_id } }]);
  // Offers end with a day of their author, which ends up to twelve hours later in UTC.
  const found = await connection
    .select({ reference: quotes.reference })
    .from(quoteOptions)
    .innerJoin(
      quotes,
      and(eq(quotes.id, quoteOptions.quote_id), eq(quotes.option_revision, quoteOptions.revision)),
    )
    .where(
      and(
        eq(quotes.status, 'approved'),
        gt(quoteOptions.valid_until, now),
        sql`${quoteOptions.lines} @> ${of}::jsonb`,
        sql`(((${quoteOptions.valid_until} at time zone 'UTC') - interval '12 hours')::date > ${last}::date
          or (${quoteOptions.created_at} at time zone 'UTC')::date < ${first}::date)`,
      ),
    )
    .groupBy(quotes.reference)
    .orderBy(quotes.reference)
    .limit(MAX_REFERENCES);
  return found.map(({ reference }) => reference);
}

/** The offered options of each quote, in their order. */
export async function listOfferedOptions(connection: Connection, quote_ids: readonly string[]) {
  if (quote_ids.length === 0) return [];
  const { quote_id, option, mode, carrier, transit_days, valid_until, terms, inclusions, exclusions } =
    quoteOptions;
  const { total, currency } = quoteOptions;
  const found = await connection
    .select({
      quote_id,
      option,
      mode,
      carrier,
      transit_days,
      valid_until,
      terms,
      inclusions,
      exclusions,
      total,
      currency,
    })
    .from(quoteOptions)
    .innerJoin(
      quotes,
      and(eq(quotes.id, quoteOptions.quote_id), eq(quotes.option_revision, quoteOptions.revision)),
    )
    .where(inArray(quoteOptions.quote_id, [...quote_ids]))
    .orderBy(asc(option));
  return found.map(({ total: amount, currency: in_currency, ...each }) => ({
    ...each,
    total: { amount, currency: in_currency },
  }));
}

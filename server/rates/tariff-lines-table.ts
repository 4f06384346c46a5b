import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { RATE_BASES, type RateSide } from '#domain/rates/rate-kinds.ts';
import type { TariffLine } from '#domain/rates/tariff.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { moment } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { tariffs } from './tariffs-table.ts';

/** Lines are never changed: a version adds some and removes some, so every former version can be priced again. */
export const tariffLines = pgTable(
  'tariff_lines',
  {
    tariff_id: uuid('tariff_id')
      .notNull()
      .references(() => tariffs.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    added_in: integer('added_in').notNull(),
    added_at: moment('added_at').notNull(),
    removed_in: integer('removed_in'),
    removed_at: moment('removed_at'),
    origin: text('origin').notNull(),
    destination: text('destination').notNull(),
    mode: text('mode').$type<TariffLine['mode']>().notNull(),
    load: text('load').$type<TariffLine['load']>().notNull(),
    size_type: text('size_type'),
    charge_code: text('charge_code').notNull(),
    basis: text('basis', { enum: RATE_BASES }).notNull(),
    rate: numeric('rate').notNull(),
    breaks: jsonb('breaks').$type<TariffLine['breaks']>().notNull(),
    minimum: numeric('minimum'),
    maximum: numeric('maximum'),
    transit_days: integer('transit_days'),
    free_days: integer('free_days'),
    carrier: text('carrier').notNull(),
    commodity: text('commodity').notNull(),
    inclusive_of: text('inclusive_of').array().notNull(),
    notes: text('notes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tariff_id, table.line] }),
    check('tariff_lines_removed', sql`(${table.removed_in} is null) = (${table.removed_at} is null)`),
    index('tariff_lines_of_lane').on(table.origin, table.destination, table.load),
    index('tariff_lines_to').on(table.destination).where(sql`${table.removed_in} is null`),
  ],
);

type Line = typeof tariffLines.$inferSelect;

const BY_NUMBER: SortOrder = {
  name: 'rates.lines',
  direction: 'asc',
  terms: [
    { by: tariffLines.line, kind: 'number' },
    { by: tariffLines.tariff_id, kind: 'uuid' },
  ],
};

const NEWEST_TARIFF: SortOrder = {
  name: 'rates.findLines',
  direction: 'desc',
  terms: [
    { by: tariffLines.tariff_id, kind: 'uuid' },
    { by: tariffLines.line, kind: 'number' },
    // Again, because a cursor that ends in a number would be valid without its last digit.
    { by: tariffLines.tariff_id, kind: 'uuid' },
  ],
};

const ofTariff = (tariff_id: string) =>
  and(eq(tariffLines.tariff_id, tariff_id), isNull(tariffLines.removed_in));

export async function insertLines(transaction: Transaction, lines: readonly Line[]): Promise<void> {
  await insertMany(transaction, tariffLines, lines);
}

/** Removes these lines, or all, from the version on. Returns how many. */
export async function removeLines(
  transaction: Transaction,
  tariff_id: string,
  { version, now, lines }: { version: number; now: Date; lines?: readonly number[] },
): Promise<number> {
  const removed = await transaction
    .update(tariffLines)
    .set({ removed_in: version, removed_at: now })
    .where(and(ofTariff(tariff_id), lines && isOneOf(lines)))
    .returning({ line: tariffLines.line });
  return removed.length;
}

/** With all numbers in one parameter, because a version may remove more lines than a statement can have parameters. */
function isOneOf(lines: readonly number[]) {
  return sql`${tariffLines.line} in (select value::int from json_array_elements_text(${JSON.stringify(lines)}::json))`;
}

export async function highestLine(connection: Connection, tariff_id: string): Promise<number> {
  const [found] = await connection
    .select({ line: max(tariffLines.line) })
    .from(tariffLines)
    .where(eq(tariffLines.tariff_id, tariff_id));
  return found?.line ?? 0;
}

export async function listCurrentLines(connection: Connection, tariff_id: string): Promise<Line[]> {
  return connection.select().from(tariffLines).where(ofTariff(tariff_id)).orderBy(asc(tariffLines.line));
}

/** The lines that a version had. */
export async function listLinesOf(
  connection: Connection,
  tariff_id: string,
  version: number,
): Promise<Line[]> {
  return connection
    .select()
    .from(tariffLines)
    .where(
      and(
        eq(tariffLines.tariff_id, tariff_id),
        lte(tariffLines.added_in, version),
        or(isNull(tariffLines.removed_in), gt(tariffLines.removed_in, version)),
      ),
    )
    .orderBy(asc(tariffLines.line));
}

/** The current lines with these numbers, each with its tariff, in the order of tariffs and numbers. */
export async function listLinesById(
  connection: Connection,
  wanted: readonly { tariff_id: string; line: number }[],
): Promise<Line[]> {
  const rows = JSON.stringify(wanted.map(({ tariff_id, line }) => ({ tariff_id, line })));
  return connection
    .select()
    .from(tariffLines)
    .where(
      and(
        sql`(${tariffLines.tariff_id}, ${tariffLines.line}) in (
          select tariff_id, line from json_to_recordset(${rows}::json) as wanted (tariff_id uuid, line int))`,
        isNull(tariffLines.removed_in),
      ),
    )
    .orderBy(asc(tariffLines.tariff_id), asc(tariffLines.line));
}

export async function pageOfLines(
  connection: Connection,
  {
    id,
    q,
    after,
    limit,
    updated_since,
  }: {
    id: string;
    q?: string | undefined;
    after?: string | undefined;
    limit: number;
    updated_since?: Date | undefined;
  },
) {
  const text = q?.toUpperCase();
  const { origin, destination, charge_code } = tariffLines;
  const found = text
    ? or(...[origin, destination, charge_code].map((column) => sql`starts_with(${column}, ${text})`))
    : undefined;
  const rows = await connection
    .select({ line: tariffLines, key: keyOf(BY_NUMBER) })
    .from(tariffLines)
    .where(
      and(
        ofTariff(id),
        found,
        changedSince(tariffLines.added_at, updated_since),
        seekCondition(BY_NUMBER, after),
      ),
    )
    .orderBy(...inOrder(BY_NUMBER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { lines: page.map(({ line }) => line), next };
}

interface LineFilter {
  origin?: string | undefined;
  destination?: string | undefined;
  mode?: TransportMode | undefined;
  load?: TariffLine['load'] | undefined;
  charge_code?: string | undefined;
  carrier?: string | undefined;
  side?: RateSide | undefined;
  date?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** The current lines of tariffs that are not withdrawn. */
export async function findLines(
  connection: Connection,
  { origin, destination, mode, load, charge_code, carrier, side, date, after, limit }: LineFilter,
) {
  const { id, name, currency, valid_from, valid_to, version } = tariffs;
  const rows = await connection
    .select({
      line: tariffLines,
      tariff: { id, name, side: tariffs.side, currency, valid_from, valid_to, version },
      organisation: { id: organisations.id, name: organisations.name },
      key: keyOf(NEWEST_TARIFF),
    })
    .from(tariffLines)
    .innerJoin(tariffs, eq(id, tariffLines.tariff_id))
    .leftJoin(organisations, eq(organisations.id, tariffs.organisation_id))
    .where(
      and(
        isNull(tariffLines.removed_in),
        isNull(tariffs.withdrawn_at),
        origin ? namesEnd(tariffLines.origin, origin) : undefined,
        destination ? namesEnd(tariffLines.destination, destination) : undefined,
        mode && eq(tariffLines.mode, mode),
        load && eq(tariffLines.load, load),
        charge_code ? eq(tariffLines.charge_code, charge_code) : undefined,
        carrier
          ? holdsWords(
              sql`concat_ws(' ', ${tariffLines.carrier}, case ${tariffs.side} when 'buy' then ${organisations.name} end)`,
              carrier,
            )
          : undefined,
        side && eq(tariffs.side, side),
        date ? and(lte(valid_from, date), gte(valid_to, date)) : undefined,
        seekCondition(NEWEST_TARIFF, after),
      ),
    )
    .orderBy(...inOrder(NEWEST_TARIFF))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return {
    lines: page.map(({ line, tariff, organisation }) => ({ ...line, tariff: { ...tariff, organisation } })),
    next,
  };
}

/** A country also finds its UN/LOCODEs. */
function namesEnd(column: typeof tariffLines.origin | typeof tariffLines.destination, named: string) {
  return named.length === COUNTRY_LENGTH
    ? or(eq(column, named), sql`starts_with(${column}, ${named}) and ${column} ~ '^..[A-Z2-9]{3}$'`)
    : eq(column, named);
}

const COUNTRY_LENGTH = 2;

export async function countLines(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const counted = await connection
    .select({ tariff_id: tariffLines.tariff_id, lines: count() })
    .from(tariffLines)
    .where(and(inArray(tariffLines.tariff_id, [...ids]), isNull(tariffLines.removed_in)))
    .groupBy(tariffLines.tariff_id);
  return new Map(counted.map(({ tariff_id, lines }) => [tariff_id, lines]));
}

/** The fewest free days that lines of tariffs agree for each type of container, also those that are no longer in use. */
export async function freeDaysByType(
  connection: Connection,
  wanted: readonly { tariff_id: string; line: number }[],
): Promise<Record<string, number>> {
  if (wanted.length === 0) return {};
  const { size_type, free_days } = tariffLines;
  const found = await connection
    .select({ size_type, free_days: sql<number>`min(${free_days})`.mapWith(Number) })
    .from(tariffLines)
    .where(
      and(
        sql`(${tariffLines.tariff_id}, ${tariffLines.line}) in (
          select tariff_id, line from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (tariff_id uuid, line int))`,
        isNotNull(size_type),
        isNotNull(free_days),
      ),
    )
    .groupBy(size_type);
  return Object.fromEntries(found.map((each) => [each.size_type, each.free_days]));
}

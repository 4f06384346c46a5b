import { and, desc, eq, getTableColumns, gte, isNull, lte, ne, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { RATE_SIDES, type RateSide } from '#domain/rates/rate-kinds.ts';
import type { NewTariff, TariffChange, TariffDifference } from '#domain/rates/tariff.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, oneOf, personIndex, updatedAt } from '../database/statements/columns.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';

/** Prices refer to the side, the organisation and the currency, which never change; lines, name and validity do, by versions. */
export const tariffs = pgTable(
  'tariffs',
  {
    id: id(),
    name: text('name').notNull(),
    side: text('side', { enum: RATE_SIDES }).notNull(),
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    valid_from: date('valid_from').notNull(),
    valid_to: date('valid_to').notNull(),
    next_break: boolean('next_break').notNull().default(false),
    notes: text('notes').notNull().default(''),
    /** The latest; 0 before there are lines. */
    version: integer('version').notNull().default(0),
    withdrawn_at: moment('withdrawn_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('tariffs_side', table.side, RATE_SIDES),
    check('tariffs_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('tariffs_validity', sql`${table.valid_from} <= ${table.valid_to}`),
    index('tariffs_newest').on(table.created_at.desc(), table.id.desc()),
    index('tariffs_of_organisation').on(table.organisation_id),
  ],
);

export const tariffVersions = pgTable(
  'tariff_versions',
  {
    tariff_id: uuid('tariff_id')
      .notNull()
      .references(() => tariffs.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** The file it was imported from; '' for others. */
    source: text('source').notNull().default(''),
    added: integer('added').notNull(),
    removed: integer('removed').notNull(),
    /** What it changed of the tariff itself; null where it changed lines only. */
    changed_fields: jsonb('changed_fields').$type<TariffDifference>(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tariff_id, table.version] }),
    personIndex('tariff_versions_created_by', table.created_by),
  ],
);

export type TariffRecord = typeof tariffs.$inferSelect;

const MAX_OVERLAPPING = 20;

const NEWEST = newestFirst('rates.tariffs', tariffs);

const selected = {
  ...getTableColumns(tariffs),
  organisation: { id: organisations.id, name: organisations.name },
};

export async function insertTariff(
  transaction: Transaction,
  tariff: NewTariff & { created_at: Date },
): Promise<TariffRecord> {
  const [inserted] = await transaction.insert(tariffs).values(tariff).returning();
  return inserted as TariffRecord;
}

export async function findTariff(connection: Connection, tariff_id: string) {
  const [found] = await connection
    .select(selected)
    .from(tariffs)
    .leftJoin(organisations, eq(organisations.id, tariffs.organisation_id))
    .where(eq(tariffs.id, tariff_id));
  return found;
}

export async function lockTariff(
  transaction: Transaction,
  tariff_id: string,
): Promise<TariffRecord | undefined> {
  const [found] = await transaction.select().from(tariffs).where(eq(tariffs.id, tariff_id)).for('update');
  return found;
}

export async function listTariffs(
  connection: Connection,
  {
    q,
    side,
    date: day,
    after,
    limit,
    updated_since,
  }: {
    q?: string | undefined;
    side?: RateSide | undefined;
    date?: string | undefined;
    after?: string | undefined;
    limit: number;
    updated_since?: Date | undefined;
  },
) {
  const rows = await connection
    .select({ ...selected, key: keyOf(NEWEST) })
    .from(tariffs)
    .leftJoin(organisations, eq(organisations.id, tariffs.organisation_id))
    .where(
      and(
        q ? holdsWords(sql`concat_ws(' ', ${tariffs.name}, ${organisations.name})`, q) : undefined,
        side && eq(tariffs.side, side),
        day
          ? and(lte(tariffs.valid_from, day), gte(tariffs.valid_to, day), isNull(tariffs.withdrawn_at))
          : undefined,
        changedSince(tariffs.updated_at, updated_since),
        seekCondition(NEWEST, after),
      ),
    )
    .orderBy(...inOrder(NEWEST))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

export async function withdraw(
  transaction: Transaction,
  tariff_id: string,
  withdrawn_at: Date,
): Promise<void> {
  await transaction.update(tariffs).set({ withdrawn_at }).where(eq(tariffs.id, tariff_id));
}

export async function updateTariff(
  transaction: Transaction,
  tariff_id: string,
  change: TariffChange,
): Promise<void> {
  await transaction.update(tariffs).set(change).where(eq(tariffs.id, tariff_id));
}

/** The tariffs for the same company and side that have a rate for the same thing on one of the days; at most 20. */
export async function overlappingTariffs(
  connection: Connection,
  { id: tariff_id, side, organisation_id, valid_from, valid_to }: TariffRecord,
) {
  const { id: other, name, valid_from: from, valid_to: to } = tariffs;
  return connection
    .select({ id: other, name, valid_from: from, valid_to: to })
    .from(tariffs)
    .where(
      and(
        ne(other, tariff_id),
        eq(tariffs.side, side),
        sql`${tariffs.organisation_id} is not distinct from ${organisation_id}::uuid`,
        isNull(tariffs.withdrawn_at),
        lte(from, valid_to),
        gte(to, valid_from),
        sql`exists (
          select 1 from tariff_lines one join tariff_lines another using (
            origin, destination, load, mode, charge_code, carrier, commodity)
          where one.tariff_id = ${tariff_id} and another.tariff_id = ${other}
            and one.removed_in is null and another.removed_in is null
            and one.size_type is not distinct from another.size_type)`,
      ),
    )
    .orderBy(from, other)
    .limit(MAX_OVERLAPPING);
}

/** Records a version and makes it the latest of its tariff. */
export async function insertVersion(
  transaction: Transaction,
  version: typeof tariffVersions.$inferInsert,
): Promise<void> {
  await transaction.insert(tariffVersions).values(version);
  await transaction
    .update(tariffs)
    .set({ version: version.version })
    .where(eq(tariffs.id, version.tariff_id));
}

/** The versions of a tariff with the names of those who made them, the latest first. */
export function listVersions(connection: Connection, tariff_id: string) {
  const { version, source, added, removed, changed_fields, created_at } = tariffVersions;
  return connection
    .select({ version, source, added, removed, changed_fields, created_by: profiles.full_name, created_at })
    .from(tariffVersions)
    .leftJoin(profiles, eq(profiles.user_id, tariffVersions.created_by))
    .where(eq(tariffVersions.tariff_id, tariff_id))
    .orderBy(desc(version));
}

/** Moves the tariffs of an organisation to another one. */
export async function moveTariffs(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction.update(tariffs).set({ organisation_id: into }).where(eq(tariffs.organisation_id, from));
}

/** The sides of the tariffs that an organisation has. */
export async function tariffSidesOf(connection: Connection, organisation_id: string): Promise<RateSide[]> {
  const found = await connection
    .select({ side: tariffs.side })
    .from(tariffs)
    .where(eq(tariffs.organisation_id, organisation_id))
    .groupBy(tariffs.side);
  return found.map(({ side }) => side);
}

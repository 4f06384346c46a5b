import { and, asc, desc, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExchangeRate } from '#domain/money/exchange-rate.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { changedSince } from '../../database/statements/changed-since.ts';
import { createdAt, id } from '../../database/statements/columns.ts';
import { insertMany } from '../../database/statements/insert-many.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../../database/statements/keyset.ts';
import { cachedStatement } from '../../database/statements/statement-cache.ts';

/** Entries are only added, so that a price can be repeated with the rates of its moment. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    date: date('date').notNull(),
    rate: numeric('rate').notNull(),
    source: text('source').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('exchange_rates_currencies', sql`${table.from} ~ '^[A-Z]{3}$' and ${table.to} ~ '^[A-Z]{3}$'`),
    check('exchange_rates_rate', sql`${table.rate} > 0`),
    index('exchange_rates_of_pair').on(table.from, table.to, table.date.desc(), table.created_at.desc()),
    index('exchange_rates_newest').on(table.created_at.desc(), table.id.desc()),
  ],
);

const NEWEST = newestFirst('rates.exchangeRates', exchangeRates);

export async function insertExchangeRate(
  transaction: Transaction,
  rate: ExchangeRate & { created_at: Date },
): Promise<typeof exchangeRates.$inferSelect> {
  const [inserted] = await transaction.insert(exchangeRates).values(rate).returning();
  return inserted as typeof exchangeRates.$inferSelect;
}

export async function insertExchangeRates(
  transaction: Transaction,
  rates: readonly ExchangeRate[],
  created_at: Date,
): Promise<void> {
  await insertMany(
    transaction,
    exchangeRates,
    rates.map((rate) => ({ ...rate, created_at })),
  );
}

/** The latest entry of each pair on each of these days, of one source or of any. */
export async function latestEntries(
  connection: Connection,
  dates: readonly string[],
  from_source?: string,
): Promise<ExchangeRate[]> {
  const { from, to, date: day, rate, source, created_at } = exchangeRates;
  return connection
    .selectDistinctOn([from, to, day], { from, to, date: day, rate, source })
    .from(exchangeRates)
    .where(and(inArray(day, [...dates]), from_source ? eq(source, from_source) : undefined))
    .orderBy(asc(from), asc(to), asc(day), desc(created_at));
}

export async function listExchangeRates(
  connection: Connection,
  {
    from,
    to,
    after,
    limit,
    updated_since,
  }: {
    from?: string | undefined;
    to?: string | undefined;
    after?: string | undefined;
    limit: number;
    updated_since?: Date | undefined;
  },
) {
  const rows = await connection
    .select({ ...getTableColumns(exchangeRates), key: keyOf(NEWEST) })
    .from(exchangeRates)
    .where(
      and(
        from ? eq(exchangeRates.from, from) : undefined,
        to ? eq(exchangeRates.to, to) : undefined,
        changedSince(exchangeRates.created_at, updated_since),
        seekCondition(NEWEST, after),
      ),
    )
    .orderBy(...inOrder(NEWEST))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

/** The last entry of each pair of these currencies, or of all, on that day or before, as known at `as_of`. */
export function ratesOfDay(
  connection: Connection,
  currencies: readonly string[] | 'all',
  { day, as_of }: { day: string; as_of: Date },
): Promise<ExchangeRate[]> {
  return currencies === 'all'
    ? allRatesOfDay(connection).execute({ day, as_of })
    : listedRatesOfDay(connection).execute({ currencies, day, as_of });
}

const allRatesOfDay = cachedStatement((connection) => dayRates(connection).prepare('all_rates_of_day'));

const listedRatesOfDay = cachedStatement((connection) => {
  const currencies = sql.placeholder('currencies');
  const { from, to } = exchangeRates;
  return dayRates(connection, sql`${from} = any(${currencies}) and ${to} = any(${currencies})`).prepare(
    'listed_rates_of_day',
  );
});

function dayRates(connection: Connection, listed?: SQL) {
  const { from, to, date: on, rate, source, created_at } = exchangeRates;
  return connection
    .selectDistinctOn([from, to], { from, to, date: on, rate, source })
    .from(exchangeRates)
    .where(and(listed, lte(on, sql.placeholder('day')), lte(created_at, sql.placeholder('as_of'))))
    .orderBy(asc(from), asc(to), desc(on), desc(created_at));
}

/** All entries of these currencies up to a day; of a pair and a day, the latest comes last. */
export async function ratesUntil(
  connection: Connection,
  currencies: readonly string[],
  day: string,
): Promise<ExchangeRate[]> {
  const { from, to, date: on, rate, source, created_at } = exchangeRates;
  return connection
    .select({ from, to, date: on, rate, source })
    .from(exchangeRates)
    .where(and(inArray(from, [...currencies]), inArray(to, [...currencies]), lte(on, day)))
    .orderBy(asc(on), asc(created_at));
}

import { asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { check, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { BankAccount } from '#domain/branches/bank-account.ts';
import type { NumberSeries } from '#domain/branches/legal-entity.ts';
import type { VatSettings } from '#domain/vat/vat-treatment.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, updatedAt } from '../database/statements/columns.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';

/** The companies that the forwarder trades as. */
export const legalEntities = pgTable(
  'legal_entities',
  {
    id: id(),
    name: text('name').notNull(),
    vat_id: text('vat_id').notNull().default(''),
    /** ISO 4217. */
    base_currency: text('base_currency').notNull(),
    /** Percent. */
    margin_floor: numeric('margin_floor', { mode: 'number' }).notNull().default(10),
    /** Prefixes by document kind. Kinds without one have the numbers of the product. */
    number_series: jsonb('number_series').$type<NumberSeries[]>().notNull().default([]),
    /** How its invoices are taxed; null states no VAT. */
    vat: jsonb('vat').$type<VatSettings>(),
    /** Printed on its invoices. */
    bank_accounts: jsonb('bank_accounts').$type<BankAccount[]>().notNull().default([]),
    /** Printed on its invoices; '' for those of the company. */
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [check('legal_entities_base_currency', sql`${table.base_currency} ~ '^[A-Z]{3}$'`)],
);

type NewEntity = typeof legalEntities.$inferInsert;

export async function listLegalEntities(connection: Connection, updated_since?: Date) {
  const { created_at: _, ...columns } = getTableColumns(legalEntities);
  const { id, name } = legalEntities;
  return connection
    .select(columns)
    .from(legalEntities)
    .where(changedSince(legalEntities.updated_at, updated_since))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

export type PricingEntity = Omit<typeof legalEntities.$inferSelect, 'id' | 'created_at' | 'updated_at'>;

/** The legal entity of a branch; without a branch the oldest one. */
export async function findPricingEntity(
  connection: Connection,
  branch_id: string | null,
): Promise<PricingEntity | undefined> {
  const { created_at, id } = legalEntities;
  const [found] = await connection
    .select()
    .from(legalEntities)
    .where(
      branch_id
        ? sql`${id} = (select legal_entity_id from branches where branches.id = ${branch_id})`
        : undefined,
    )
    .orderBy(asc(created_at), asc(id))
    .limit(1);
  return found;
}

/** Whether a legal entity charges VAT, so that prices before the invoice exclude it. */
export async function pricesExcludeVat(connection: Connection): Promise<boolean> {
  const charging = await oneCharging(connection).execute();
  return charging.length > 0;
}

const oneCharging = cachedStatement((connection) =>
  connection
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(isNotNull(legalEntities.vat))
    .limit(1)
    .prepare('one_charging'),
);

/** Whether another legal entity has one of the prefixes, so that no number is given twice. */
export async function hasTakenPrefix(
  connection: Connection,
  number_series: readonly NumberSeries[],
  except_id?: string,
): Promise<boolean> {
  const prefixes = number_series.map(({ prefix }) => prefix);
  const others = (await listLegalEntities(connection)).filter(({ id }) => id !== except_id);
  return others.some((other) => other.number_series.some(({ prefix }) => prefixes.includes(prefix)));
}

/** Lets changes of legal entities wait until the transaction ends, so that two do not choose the same prefix. */
export async function lockLegalEntities(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${legalEntities} in share row exclusive mode`);
}

/** The series of all legal entities, the oldest one first. */
export function listSeries(
  connection: Connection,
): Promise<Pick<typeof legalEntities.$inferSelect, 'id' | 'number_series'>[]> {
  const { id, number_series, created_at } = legalEntities;
  return connection.select({ id, number_series }).from(legalEntities).orderBy(asc(created_at), asc(id));
}

export async function legalEntityExists(connection: Connection, id: string): Promise<boolean> {
  const found = await connection
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(eq(legalEntities.id, id));
  return found.length > 0;
}

export async function findVersion(
  connection: Connection,
  id: string,
): Promise<{ updated_at: Date } | undefined> {
  const [found] = await connection
    .select({ updated_at: legalEntities.updated_at })
    .from(legalEntities)
    .where(eq(legalEntities.id, id));
  return found;
}

export async function insertLegalEntity(connection: Connection, entity: NewEntity): Promise<void> {
  await connection.insert(legalEntities).values(entity);
}

/** Returns it as changed; undefined if there is none. */
export async function updateLegalEntity(
  connection: Connection,
  id: string,
  change: Partial<NewEntity>,
): Promise<PricingEntity | undefined> {
  const [changed] = await connection
    .update(legalEntities)
    .set({ ...change, id })
    .where(eq(legalEntities.id, id))
    .returning();
  return changed;
}

import { asc, eq, sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NumberSeries } from '#domain/branches/legal-entity.ts';
import type { Connection } from '../database/pool/connection.ts';
import { createdAt, id } from '../database/statements/columns.ts';

/** The companies that the forwarder trades as. */
export const legalEntities = pgTable(
  'legal_entities',
  {
    id: id(),
    name: text('name').notNull(),
    vat_id: text('vat_id').notNull().default(''),
    /** ISO 4217. */
    base_currency: text('base_currency').notNull(),
    /** Prefixes by document kind. Documents don't use them yet. */
    number_series: jsonb('number_series').$type<NumberSeries[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [check('legal_entities_base_currency', sql`${table.base_currency} ~ '^[A-Z]{3}$'`)],
);

type NewEntity = typeof legalEntities.$inferInsert;

export async function listLegalEntities(connection: Connection) {
  const { id, name, vat_id, base_currency, number_series } = legalEntities;
  return connection
    .select({ id, name, vat_id, base_currency, number_series })
    .from(legalEntities)
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

export async function legalEntityExists(connection: Connection, id: string): Promise<boolean> {
  const found = await connection
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(eq(legalEntities.id, id));
  return found.length > 0;
}

export async function insertLegalEntity(connection: Connection, entity: NewEntity): Promise<void> {
  await connection.insert(legalEntities).values(entity);
}

/** Returns whether it exists. */
export async function updateLegalEntity(
  connection: Connection,
  id: string,
  change: Partial<NewEntity>,
): Promise<boolean> {
  const changed = await connection
    .update(legalEntities)
    .set({ ...change, id })
    .where(eq(legalEntities.id, id))
    .returning({ id: legalEntities.id });
  return changed.length > 0;
}

import { asc, eq, sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CHARGE_CATEGORIES, type ChargeCode, TAX_CATEGORIES } from '#domain/rates/charge-code.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { oneOf, updatedAt } from '../database/statements/columns.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';

/** Never deleted, because charges refer to them. */
export const chargeCodes = pgTable(
  'charge_codes',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    category: text('category', { enum: CHARGE_CATEGORIES }).notNull(),
    tax_category: text('tax_category', { enum: TAX_CATEGORIES }).notNull(),
    ledger_account: text('ledger_account').notNull().default(''),
    modes: text('modes').array().$type<TransportMode[]>().notNull().default(sql`'{}'`),
    position: integer('position').notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('charge_codes_code', sql`${table.code} ~ '^[A-Z0-9]{2,12}$'`),
    oneOf('charge_codes_category', table.category, CHARGE_CATEGORIES),
    oneOf('charge_codes_tax_category', table.tax_category, TAX_CATEGORIES),
  ],
);

type ChargeCodeRecord = typeof chargeCodes.$inferSelect;

export function listChargeCodes(connection: Connection): Promise<ChargeCodeRecord[]> {
  return allCodes(connection).execute();
}

export function listChargeCodesSince(
  connection: Connection,
  updated_since: Date,
): Promise<ChargeCodeRecord[]> {
  return connection
    .select()
    .from(chargeCodes)
    .where(changedSince(chargeCodes.updated_at, updated_since))
    .orderBy(asc(chargeCodes.position), asc(chargeCodes.code));
}

const allCodes = cachedStatement((connection) =>
  connection
    .select()
    .from(chargeCodes)
    .orderBy(asc(chargeCodes.position), asc(chargeCodes.code))
    .prepare('charge_codes'),
);

export async function lockChargeCode(
  transaction: Transaction,
  code: string,
): Promise<ChargeCodeRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(chargeCodes)
    .where(eq(chargeCodes.code, code))
    .for('update');
  return found;
}

/** False if there is a charge code of this name, also one that is added at the same moment. */
export async function insertChargeCode(transaction: Transaction, charge: ChargeCode): Promise<boolean> {
  const inserted = await transaction.insert(chargeCodes).values(charge).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function updateChargeCode(
  transaction: Transaction,
  { code, ...fields }: ChargeCode,
): Promise<void> {
  await transaction.update(chargeCodes).set(fields).where(eq(chargeCodes.code, code));
}

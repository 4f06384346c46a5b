import { and, asc, eq, isNull, max, ne, or, sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHARGE_STATUSES } from '#domain/invoices/charge-status.ts';
import type { LineCalculation } from '#domain/invoices/line-calculation.ts';
import { RATE_BASES, RATE_SIDES } from '#domain/rates/rate-kinds.ts';
import type { VatTreatment } from '#domain/vat/vat-treatment.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { cents, oneOf, updatedAt } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { invoices } from './invoices-table.ts';

/** What a shipment brings in and costs. The sell charges made up its price when it was booked. */
export const shipmentCharges = pgTable(
  'shipment_charges',
  {
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    charge_order: integer('charge_order').notNull(),
    description: text('description').notNull(),
    /** Minor units of the shipment's currency. */
    amount_cents: cents('amount_cents').notNull(),
    charge_code: text('charge_code').notNull().default('FRT'),
    side: text('side', { enum: RATE_SIDES }).notNull().default('sell'),
    basis: text('basis', { enum: RATE_BASES }).notNull().default('flat'),
    quantity: numeric('quantity', { mode: 'number' }).notNull().default(1),
    /** In minor units of `currency`, as is `amount`; null for an amount in the shipment's currency. */
    rate: bigint('rate', { mode: 'number' }),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    /** By which the amount was converted, and the day of the rate; null where the currencies are the same. */
    exchange_rate: numeric('exchange_rate'),
    exchange_date: date('exchange_date'),
    tariff_id: uuid('tariff_id'),
    tariff_version: integer('tariff_version'),
    tariff_line: integer('tariff_line'),
    status: text('status', { enum: CHARGE_STATUSES }).notNull().default('estimated'),
    /** The invoice that states it; null if none does, and for those that were invoiced before this was recorded. */
    invoice_id: uuid('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    /** Why staff added it; '' for those of the booking. */
    reason: text('reason').notNull().default(''),
    /** How it is taxed where staff chose it; null for the rule of the customer or the legal entity. */
    vat: jsonb('vat').$type<VatTreatment>(),
    /** With the type of the containers and all digits of the rate, which the fields above lack; null for lump sums and what staff added. */
    calculation: jsonb('calculation').$type<LineCalculation>(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.shipment_id, table.charge_order] }),
    index('shipment_charges_of_invoice').on(table.invoice_id).where(sql`${table.invoice_id} is not null`),
    oneOf('shipment_charges_side', table.side, RATE_SIDES),
    oneOf('shipment_charges_status', table.status, CHARGE_STATUSES),
  ],
);

export type ChargeRecord = typeof shipmentCharges.$inferSelect;

/** What a charge of a booking states; the rest is as in an estimate in the shipment's currency. */
export type Charge = Pick<ChargeRecord, 'description' | 'amount_cents'> &
  Partial<Omit<ChargeRecord, 'shipment_id' | 'charge_order' | 'updated_at'>>;

const OF_ESTIMATE = {
  charge_code: 'FRT',
  side: 'sell',
  basis: 'flat',
  quantity: 1,
  rate: null,
  amount: null,
  currency: null,
  exchange_rate: null,
  exchange_date: null,
  tariff_id: null,
  tariff_version: null,
  tariff_line: null,
  status: 'estimated',
  invoice_id: null,
  reason: '',
  vat: null,
  calculation: null,
} as const;

/** All columns of a charge but its place. */
export function chargeRow(charge: Charge): Omit<ChargeRecord, 'shipment_id' | 'charge_order' | 'updated_at'> {
  return { ...OF_ESTIMATE, ...charge };
}

export async function insertCharges(
  transaction: Transaction,
  shipment_id: string,
  charges: readonly Charge[],
): Promise<void> {
  await insertAddedCharges(
    transaction,
    charges.map((charge, charge_order) => addedCharge(shipment_id, charge_order, charge)),
  );
}

/** The sell charges that count, in their order; empty where the shipment was booked at one sum. */
export async function listCharges(
  connection: Connection,
  shipment_id: string,
): Promise<Pick<ChargeRecord, 'description' | 'amount_cents'>[]> {
  return connection
    .select({ description: shipmentCharges.description, amount_cents: shipmentCharges.amount_cents })
    .from(shipmentCharges)
    .where(
      and(
        eq(shipmentCharges.shipment_id, shipment_id),
        eq(shipmentCharges.side, 'sell'),
        ne(shipmentCharges.status, 'reversed'),
      ),
    )
    .orderBy(asc(shipmentCharges.charge_order));
}

/** All charges of one side, in their order. */
export async function listChargesOf(
  connection: Connection,
  shipment_id: string,
  side: ChargeRecord['side'],
): Promise<ChargeRecord[]> {
  return connection
    .select()
    .from(shipmentCharges)
    .where(and(eq(shipmentCharges.shipment_id, shipment_id), eq(shipmentCharges.side, side)))
    .orderBy(asc(shipmentCharges.charge_order));
}

/** The row of a new charge. */
export type AddedCharge = Omit<ChargeRecord, 'updated_at'>;

export function addedCharge(shipment_id: string, charge_order: number, charge: Charge): AddedCharge {
  return { ...chargeRow(charge), shipment_id, charge_order };
}

/** Inserts charges of locked shipments. */
export async function insertAddedCharges(
  transaction: Transaction,
  charges: readonly AddedCharge[],
): Promise<void> {
  await insertMany(transaction, shipmentCharges, charges);
}

/** Adds one charge after all others of a locked shipment. Returns it. */
export async function appendCharge(
  transaction: Transaction,
  shipment_id: string,
  charge: Charge,
): Promise<ChargeRecord> {
  const [last] = await transaction
    .select({ charge_order: max(shipmentCharges.charge_order) })
    .from(shipmentCharges)
    .where(eq(shipmentCharges.shipment_id, shipment_id));
  const [added] = await transaction
    .insert(shipmentCharges)
    .values({ ...chargeRow(charge), shipment_id, charge_order: (last?.charge_order ?? -1) + 1 })
    .returning();
  return added as ChargeRecord;
}

export async function findCharge(
  connection: Connection,
  { shipment_id, charge_order }: Pick<ChargeRecord, 'shipment_id' | 'charge_order'>,
): Promise<ChargeRecord | undefined> {
  const [found] = await connection
    .select()
    .from(shipmentCharges)
    .where(and(eq(shipmentCharges.shipment_id, shipment_id), eq(shipmentCharges.charge_order, charge_order)));
  return found;
}

/** All charges of these shipments. */
export function listChargesById(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<ChargeRecord[]> {
  return connection.select().from(shipmentCharges).where(anyOf(shipmentCharges.shipment_id, shipment_ids));
}

export async function setChargeStatus(
  transaction: Transaction,
  { shipment_id, charge_order }: Pick<ChargeRecord, 'shipment_id' | 'charge_order'>,
  status: ChargeRecord['status'],
): Promise<void> {
  await transaction
    .update(shipmentCharges)
    .set({ status })
    .where(and(eq(shipmentCharges.shipment_id, shipment_id), eq(shipmentCharges.charge_order, charge_order)));
}

/** What a supplier bill sets: the amount in the bill’s currency, and in that of the shipment. */
export type BilledAmount = Pick<
  ChargeRecord,
  | 'shipment_id'
  | 'charge_order'
  | 'amount'
  | 'currency'
  | 'amount_cents'
  | 'exchange_rate'
  | 'exchange_date'
  | 'status'
>;

/** Sets the amounts and the status of charges of locked shipments. */
export async function setChargeAmounts(
  transaction: Transaction,
  charges: readonly BilledAmount[],
): Promise<void> {
  if (charges.length === 0) return;
  await transaction.execute(sql`
    update shipment_charges set amount = billed.amount, currency = billed.currency,
      amount_cents = billed.amount_cents, exchange_rate = billed.exchange_rate,
      exchange_date = billed.exchange_date, status = billed.status
    from json_populate_recordset(null::shipment_charges, ${JSON.stringify(charges)}::json) as billed
    where shipment_charges.shipment_id = billed.shipment_id
      and shipment_charges.charge_order = billed.charge_order`);
}

export async function markReversed(
  transaction: Transaction,
  charges: readonly Pick<ChargeRecord, 'shipment_id' | 'charge_order'>[],
): Promise<void> {
  if (charges.length === 0) return;
  const ids = sql.param(charges.map(({ shipment_id }) => shipment_id));
  const orders = sql.param(charges.map(({ charge_order }) => String(charge_order)));
  await transaction
    .update(shipmentCharges)
    .set({ status: 'reversed' })
    .where(
      sql`(${shipmentCharges.shipment_id}, ${shipmentCharges.charge_order}) in
        (select id, number from unnest(${ids}::uuid[], ${orders}::int[]) as reversed (id, number))`,
    );
}

/**
 * Reverses the sell charges that count, because another price replaces them. Charges are never deleted, because imports
 * and carrier costs refer to their numbers.
 */
export async function reverseSold(transaction: Transaction, shipment_id: string): Promise<void> {
  await transaction
    .update(shipmentCharges)
    .set({ status: 'reversed' })
    .where(and(eq(shipmentCharges.shipment_id, shipment_id), isSold));
}

/** The sell charges that no invoice states yet, in their order. */
export async function listUnbilled(connection: Connection, shipment_id: string): Promise<ChargeRecord[]> {
  return connection
    .select()
    .from(shipmentCharges)
    .where(and(eq(shipmentCharges.shipment_id, shipment_id), isSold, isUnbilled))
    .orderBy(asc(shipmentCharges.charge_order));
}

/** Marks what a new invoice states: of a cancelled shipment only what staff added. */
export async function markInvoiced(
  transaction: Transaction,
  shipment_id: string,
  { invoice_id, added_by_staff }: { invoice_id: string; added_by_staff: boolean },
): Promise<void> {
  await transaction
    .update(shipmentCharges)
    .set({ status: 'invoiced', invoice_id })
    .where(
      and(
        eq(shipmentCharges.shipment_id, shipment_id),
        isSold,
        isUnbilled,
        added_by_staff ? ne(shipmentCharges.reason, '') : undefined,
      ),
    );
}

/**
 * Releases the charges of an invoice that is void, for the next one. Invoiced charges without an invoice are those of the
 * oldest one, because they were invoiced before a shipment could have several.
 */
export async function releaseInvoiced(
  transaction: Transaction,
  shipment_id: string,
  invoice_id: string,
): Promise<void> {
  const isOldest = sql`not exists (select from invoices older
    join invoices released on released.id = ${invoice_id}::uuid and older.issued_at < released.issued_at
    where older.shipment_id = ${shipment_id}::uuid and older.status <> 'Void')`;
  await transaction
    .update(shipmentCharges)
    .set({ status: 'approved', invoice_id: null })
    .where(
      and(
        eq(shipmentCharges.shipment_id, shipment_id),
        isSold,
        eq(shipmentCharges.status, 'invoiced'),
        or(eq(shipmentCharges.invoice_id, invoice_id), and(isNull(shipmentCharges.invoice_id), isOldest)),
      ),
    );
}

const isSold = sql`${shipmentCharges.side} = 'sell' and ${shipmentCharges.status} <> 'reversed'`;
const isUnbilled = sql`${shipmentCharges.status} <> 'invoiced'`;

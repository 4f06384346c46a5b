import { and, asc, eq, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHARGE_STATUSES } from '#domain/invoices/charge-status.ts';
import { carrierCosts } from '../carrier-bookings/carrier-costs-table.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { cents, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipmentCharges } from '../invoices/shipment-charges-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { supplierBills } from './supplier-bills-table.ts';

/** The lines of a supplier bill, each for one cost. */
export const supplierBillLines = pgTable(
  'supplier_bill_lines',
  {
    bill_id: uuid('bill_id')
      .notNull()
      .references(() => supplierBills.id, { onDelete: 'cascade' }),
    line_order: integer('line_order').notNull(),
    charge_code: text('charge_code').notNull(),
    description: text('description').notNull(),
    /** What the supplier bills, and what was expected, in minor units of the bill’s currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    expected: bigint('expected', { mode: 'number' }).notNull(),
    needs_approval: boolean('needs_approval').notNull(),
    /** Null for a cost of a carrier booking. */
    shipment_id: uuid('shipment_id').references(() => shipments.id, { onDelete: 'cascade' }),
    /** Null for an unexpected cost until its bill is approved. */
    charge_order: integer('charge_order'),
    carrier_cost_id: uuid('carrier_cost_id').references(() => carrierCosts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.bill_id, table.line_order] }),
    index('supplier_bill_lines_of_shipment')
      .on(table.shipment_id)
      .where(sql`${table.shipment_id} is not null`),
    index('supplier_bill_lines_of_cost')
      .on(table.carrier_cost_id)
      .where(sql`${table.carrier_cost_id} is not null`),
  ],
);

/** The charges that an approved bill states, as they were before it. A reversal restores them. */
export const supplierBillCharges = pgTable(
  'supplier_bill_charges',
  {
    bill_id: uuid('bill_id')
      .notNull()
      .references(() => supplierBills.id, { onDelete: 'cascade' }),
    shipment_id: uuid('shipment_id').notNull(),
    charge_order: integer('charge_order').notNull(),
    line_order: integer('line_order').notNull(),
    amount: bigint('amount', { mode: 'number' }),
    /** 0 for an unexpected cost. */
    amount_cents: cents('amount_cents').notNull(),
    currency: text('currency'),
    exchange_rate: numeric('exchange_rate'),
    exchange_date: date('exchange_date'),
    /** `reversed` for an unexpected cost, which a reversal reverses. */
    status: text('status', { enum: CHARGE_STATUSES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bill_id, table.shipment_id, table.charge_order] }),
    foreignKey({
      name: 'supplier_bill_charges_charge_fk',
      columns: [table.shipment_id, table.charge_order],
      foreignColumns: [shipmentCharges.shipment_id, shipmentCharges.charge_order],
    }).onDelete('cascade'),
    index('supplier_bill_charges_of_charge').on(table.shipment_id, table.charge_order),
    oneOf('supplier_bill_charges_status', table.status, CHARGE_STATUSES),
  ],
);

export type BillLineRecord = typeof supplierBillLines.$inferSelect;
export type BillChargeRecord = typeof supplierBillCharges.$inferSelect;

export async function insertBillLines(
  transaction: Transaction,
  lines: readonly BillLineRecord[],
): Promise<void> {
  await insertMany(transaction, supplierBillLines, lines);
}

export async function listBillLines(connection: Connection, bill_id: string): Promise<BillLineRecord[]> {
  return connection
    .select()
    .from(supplierBillLines)
    .where(eq(supplierBillLines.bill_id, bill_id))
    .orderBy(asc(supplierBillLines.line_order));
}

/** Names the charge that an unexpected cost became. */
export async function setLineCharge(
  transaction: Transaction,
  { bill_id, line_order }: Pick<BillLineRecord, 'bill_id' | 'line_order'>,
  charge_order: number,
): Promise<void> {
  await transaction
    .update(supplierBillLines)
    .set({ charge_order })
    .where(and(eq(supplierBillLines.bill_id, bill_id), eq(supplierBillLines.line_order, line_order)));
}

/** Sets what the cost of a line came to when its bill was approved. */
export async function setLineJudgement(
  transaction: Transaction,
  { bill_id, line_order, expected, needs_approval }: BillLineRecord,
): Promise<void> {
  await transaction
    .update(supplierBillLines)
    .set({ expected, needs_approval })
    .where(and(eq(supplierBillLines.bill_id, bill_id), eq(supplierBillLines.line_order, line_order)));
}

export async function insertBillCharges(
  transaction: Transaction,
  charges: readonly BillChargeRecord[],
): Promise<void> {
  await insertMany(transaction, supplierBillCharges, charges);
}

export async function listBillCharges(connection: Connection, bill_id: string): Promise<BillChargeRecord[]> {
  return connection
    .select()
    .from(supplierBillCharges)
    .where(eq(supplierBillCharges.bill_id, bill_id))
    .orderBy(asc(supplierBillCharges.line_order), asc(supplierBillCharges.shipment_id));
}

/** The approved bills that state charges of a shipment, and what was expected of each. */
export async function listBillsOfCharges(connection: Connection, shipment_id: string) {
  return connection
    .select({
      charge_order: supplierBillCharges.charge_order,
      expected: supplierBillCharges.amount,
      expected_cents: supplierBillCharges.amount_cents,
      currency: supplierBills.currency,
      id: supplierBills.id,
      number: supplierBills.number,
    })
    .from(supplierBillCharges)
    .innerJoin(supplierBills, eq(supplierBills.id, supplierBillCharges.bill_id))
    .where(and(eq(supplierBillCharges.shipment_id, shipment_id), eq(supplierBills.status, 'approved')));
}

import { asc, eq } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { cents } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** The charges that made up a shipment’s price when it was booked. */
export const shipmentCharges = pgTable(
  'shipment_charges',
  {
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    charge_order: integer('charge_order').notNull(),
    description: text('description').notNull(),
    amount_cents: cents('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipment_id, table.charge_order] })],
);

export interface Charge {
  description: string;
  amount_cents: number;
}

export async function insertCharges(
  transaction: Transaction,
  shipment_id: string,
  charges: readonly Charge[],
): Promise<void> {
  await insertMany(
    transaction,
    shipmentCharges,
    charges.map((charge, charge_order) => ({ ...charge, shipment_id, charge_order })),
  );
}

/** They made up an estimate which does not hold any longer. */
export async function deleteCharges(transaction: Transaction, shipment_id: string): Promise<void> {
  await transaction.delete(shipmentCharges).where(eq(shipmentCharges.shipment_id, shipment_id));
}

/** In their order; empty where the shipment was booked at one sum. */
export async function listCharges(connection: Connection, shipment_id: string): Promise<Charge[]> {
  return connection
    .select({ description: shipmentCharges.description, amount_cents: shipmentCharges.amount_cents })
    .from(shipmentCharges)
    .where(eq(shipmentCharges.shipment_id, shipment_id))
    .orderBy(asc(shipmentCharges.charge_order));
}

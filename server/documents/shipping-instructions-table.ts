import { eq, inArray } from 'drizzle-orm';
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Document details of a shipment beyond its booking; no row until someone enters any. */
export const shippingInstructions = pgTable('shipping_instructions', {
  shipment_id: uuid('shipment_id')
    .primaryKey()
    .references(() => shipments.id, { onDelete: 'cascade' }),
  instructions: jsonb('instructions').$type<Partial<ShippingInstructions>>().notNull(),
  /** The version for optimistic locking. */
  version: integer('version').notNull().default(1),
  updated_at: moment('updated_at').notNull().defaultNow(),
  updated_by: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
});

interface StoredInstructions {
  instructions: ShippingInstructions;
  version: number;
  updated_at: Date | null;
  updated_by: string | null;
}

/** The instructions with their version; empty with version 0 if there are none. */
export async function findInstructions(
  connection: Connection,
  shipment_id: string,
): Promise<StoredInstructions> {
  const [found] = await connection
    .select()
    .from(shippingInstructions)
    .where(eq(shippingInstructions.shipment_id, shipment_id));
  return {
    instructions: { ...NO_INSTRUCTIONS, ...found?.instructions },
    version: found?.version ?? 0,
    updated_at: found?.updated_at ?? null,
    updated_by: found?.updated_by ?? null,
  };
}

/** Replaces the stored instructions. The caller locks the shipment, so `version` is the next one. */
export async function writeInstructions(
  transaction: Transaction,
  row: typeof shippingInstructions.$inferInsert,
): Promise<void> {
  const { shipment_id: _, ...instructions } = row;
  await transaction
    .insert(shippingInstructions)
    .values(row)
    .onConflictDoUpdate({ target: shippingInstructions.shipment_id, set: instructions });
}

export async function deleteInstructionsOf(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<void> {
  if (shipment_ids.length === 0) return;
  await connection
    .delete(shippingInstructions)
    .where(inArray(shippingInstructions.shipment_id, [...shipment_ids]));
}

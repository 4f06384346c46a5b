import { eq, inArray } from 'drizzle-orm';
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipments/shipments-table.ts';

/** What the papers of a shipment need beyond its booking; no row while nobody has told anything. */
export const shippingInstructions = pgTable('shipping_instructions', {
  shipment_id: uuid('shipment_id')
    .primaryKey()
    .references(() => shipments.id, { onDelete: 'cascade' }),
  instructions: jsonb('instructions').$type<Partial<ShippingInstructions>>().notNull(),
  /** Counts changes, so that two editors notice each other. */
  version: integer('version').notNull().default(1),
  updated_at: moment('updated_at').notNull().defaultNow(),
  updated_by: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
});

interface Told {
  instructions: ShippingInstructions;
  version: number;
  updated_at: Date | null;
  updated_by: string | null;
}

/** The instructions with their version; all empty with version 0 while there are none. */
export async function findInstructions(connection: Connection, shipment_id: string): Promise<Told> {
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

/** In place of what was told before. The caller holds the shipment, so `version` is the one after the last. */
export async function writeInstructions(
  transaction: Transaction,
  row: typeof shippingInstructions.$inferInsert,
): Promise<void> {
  const { shipment_id: _, ...told } = row;
  await transaction
    .insert(shippingInstructions)
    .values(row)
    .onConflictDoUpdate({ target: shippingInstructions.shipment_id, set: told });
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

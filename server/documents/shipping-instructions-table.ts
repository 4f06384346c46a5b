import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { OtherInstructions } from '#domain/shipment-file/instruction-parts.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { moment, personIndex } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Document details of a shipment beyond its booking and the lists of its file; no row until someone enters any. */
export const shippingInstructions = pgTable(
  'shipping_instructions',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    instructions: jsonb('instructions').$type<Partial<OtherInstructions>>().notNull(),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
    updated_at: moment('updated_at').notNull().defaultNow(),
    updated_by: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [personIndex('shipping_instructions_updated_by', table.updated_by)],
);

interface StoredInstructions {
  instructions: Partial<OtherInstructions>;
  version: number;
  updated_at: Date | null;
  updated_by: string | null;
}

/** What the file’s lists do not state, with the version of the instructions; version 0 if there are none. */
export async function findStoredInstructions(
  connection: Connection,
  shipment_id: string,
): Promise<StoredInstructions> {
  const [found] = await connection
    .select()
    .from(shippingInstructions)
    .where(eq(shippingInstructions.shipment_id, shipment_id));
  return {
    instructions: found?.instructions ?? {},
    version: found?.version ?? 0,
    updated_at: found?.updated_at ?? null,
    updated_by: found?.updated_by ?? null,
  };
}

/** Replaces the stored instructions. The caller locks the shipment, so `version` is the next one. */
export async function writeStoredInstructions(
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
  await connection.delete(shippingInstructions).where(anyOf(shippingInstructions.shipment_id, shipment_ids));
}

/** `touchInstructions` for several shipments. */
export async function touchInstructionsByShipment(
  transaction: Transaction,
  shipment_ids: readonly string[],
  { updated_at, updated_by }: { updated_at: Date; updated_by: string },
): Promise<void> {
  if (shipment_ids.length === 0) return;
  const rows = shipment_ids.map((shipment_id) => ({ shipment_id, instructions: {}, updated_at, updated_by }));
  await transaction
    .insert(shippingInstructions)
    .values(rows)
    .onConflictDoUpdate({
      target: shippingInstructions.shipment_id,
      set: { version: sql`${shippingInstructions.version} + 1`, updated_at, updated_by },
    });
}

/** Raises the version, because lists that the instructions state have changed. Returns the new one. */
export async function touchInstructions(
  transaction: Transaction,
  shipment_id: string,
  { updated_at, updated_by }: { updated_at: Date; updated_by: string },
): Promise<number> {
  const [touched] = await transaction
    .insert(shippingInstructions)
    .values({ shipment_id, instructions: {}, updated_at, updated_by })
    .onConflictDoUpdate({
      target: shippingInstructions.shipment_id,
      set: { version: sql`${shippingInstructions.version} + 1`, updated_at, updated_by },
    })
    .returning({ version: shippingInstructions.version });
  return touched?.version ?? 0;
}

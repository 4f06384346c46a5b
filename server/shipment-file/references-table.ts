import { and, asc, eq, inArray } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { REFERENCE_KINDS } from '#domain/shipment-file/reference.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { id, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export const shipmentReferences = pgTable(
  'shipment_references',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: REFERENCE_KINDS }).notNull(),
    /** As it was typed. */
    value: text('value').notNull(),
    /** The form in which it is found. */
    normalized: text('normalized').notNull(),
    issuer: text('issuer').notNull().default(''),
  },
  (table) => [
    oneOf('shipment_references_kind', table.kind, REFERENCE_KINDS),
    index('shipment_references_of_shipment').on(table.shipment_id, table.position),
    index('shipment_references_by_number').on(table.normalized, table.kind),
  ],
);

export type ReferenceRecord = typeof shipmentReferences.$inferSelect;

export async function listReferences(
  connection: Connection,
  shipment_id: string,
): Promise<ReferenceRecord[]> {
  return connection
    .select()
    .from(shipmentReferences)
    .where(eq(shipmentReferences.shipment_id, shipment_id))
    .orderBy(asc(shipmentReferences.position));
}

export async function replaceReferences(
  transaction: Transaction,
  shipment_id: string,
  rows: readonly ReferenceRecord[],
): Promise<void> {
  await transaction.delete(shipmentReferences).where(eq(shipmentReferences.shipment_id, shipment_id));
  await insertMany(transaction, shipmentReferences, rows);
}

export function insertReferences(transaction: Transaction, rows: readonly ReferenceRecord[]): Promise<void> {
  return insertMany(transaction, shipmentReferences, rows);
}

/** Which of an organisation's own references its shipments have, normalized. */
export async function customerReferences(
  connection: Connection,
  organisation_ids: readonly string[],
  normalized: readonly string[],
): Promise<ReadonlySet<string>> {
  if (normalized.length === 0) return new Set();
  const found = await connection
    .select({ organisation_id: shipments.organisation_id, normalized: shipmentReferences.normalized })
    .from(shipmentReferences)
    .innerJoin(shipments, eq(shipments.id, shipmentReferences.shipment_id))
    .where(
      and(
        eq(shipmentReferences.kind, 'CUSTOMER'),
        inArray(shipmentReferences.normalized, [...normalized]),
        inArray(shipments.organisation_id, [...organisation_ids]),
      ),
    );
  return new Set(found.map((each) => `${each.organisation_id} ${each.normalized}`));
}

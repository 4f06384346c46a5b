import { desc, eq } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import type { Connection } from '../database/pool/connection.ts';
import { id, moment, oneOf, personIndex } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';
import { shipments } from './shipments-table.ts';

/** The history of delivery estimates, append-only. */
export const deliveryEstimates = pgTable(
  'delivery_estimates',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** Null if staff removed the estimate. */
    estimated_delivery_date: moment('estimated_delivery_date'),
    reason: text('reason'),
    source: text('source', { enum: ESTIMATE_SOURCES }).notNull(),
    /** Null for the system. */
    made_by: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    made_at: moment('made_at').notNull(),
  },
  (table) => [
    oneOf('delivery_estimates_source', table.source, ESTIMATE_SOURCES),
    index('delivery_estimates_of_shipment').on(table.shipment_id, table.made_at.desc()),
    personIndex('delivery_estimates_made_by', table.made_by),
  ],
);

type NewEstimate = typeof deliveryEstimates.$inferInsert;

export async function insertEstimates(connection: Connection, ...estimates: NewEstimate[]): Promise<void> {
  if (estimates.length > 0) await connection.insert(deliveryEstimates).values(estimates);
}

/** Newest first. */
export async function listEstimates(connection: Connection, shipment_id: string) {
  return connection
    .select()
    .from(deliveryEstimates)
    .where(eq(deliveryEstimates.shipment_id, shipment_id))
    .orderBy(desc(deliveryEstimates.made_at), desc(deliveryEstimates.id));
}

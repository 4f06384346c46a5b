import { eq, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { APPOINTMENT_STATES } from '#domain/deliveries/appointment-states.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { moment, oneOf } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** The appointments with consignees and the proofs of delivery, one row for a shipment that has either. */
export const deliveries = pgTable(
  'deliveries',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** Null without an appointment, as its window is. */
    appointment_state: text('appointment_state', { enum: APPOINTMENT_STATES }),
    window_from: moment('window_from'),
    window_until: moment('window_until'),
    contact: text('contact').notNull().default(''),
    phone: text('phone').notNull().default(''),
    reference: text('reference').notNull().default(''),
    appointment_remarks: text('appointment_remarks').notNull().default(''),
    /** Null until the proof is recorded, as `recorded_at` is. */
    delivered_at: moment('delivered_at'),
    signed_by: text('signed_by').notNull().default(''),
    short_pieces: integer('short_pieces').notNull().default(0),
    damaged_pieces: integer('damaged_pieces').notNull().default(0),
    delivery_remarks: text('delivery_remarks').notNull().default(''),
    recorded_at: moment('recorded_at'),
    recorded_by: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('deliveries_appointment_state', table.appointment_state, APPOINTMENT_STATES),
    check('deliveries_window', sql`${table.window_until} > ${table.window_from}`),
    check('deliveries_pieces', sql`${table.short_pieces} >= 0 and ${table.damaged_pieces} >= 0`),
    index('deliveries_of_recorder').on(table.recorded_by).where(sql`${table.recorded_by} is not null`),
  ],
);

export type DeliveryRecord = typeof deliveries.$inferSelect;
type Change = Partial<Omit<DeliveryRecord, 'shipment_id' | 'version'>>;

export async function findDelivery(
  connection: Connection,
  shipment_id: string,
): Promise<DeliveryRecord | undefined> {
  const [found] = await connection.select().from(deliveries).where(eq(deliveries.shipment_id, shipment_id));
  return found;
}

/** Changes the delivery of a locked shipment, and raises its version. */
export async function writeDelivery(
  transaction: Transaction,
  shipment_id: string,
  change: Change,
): Promise<void> {
  await transaction
    .insert(deliveries)
    .values({ shipment_id, ...change })
    .onConflictDoUpdate({
      target: deliveries.shipment_id,
      set: { ...change, version: sql`${deliveries.version} + 1` },
    });
}

export async function deleteDeliveriesOf(
  transaction: Transaction,
  shipment_ids: readonly string[],
): Promise<void> {
  await transaction.delete(deliveries).where(anyOf(deliveries.shipment_id, shipment_ids));
}

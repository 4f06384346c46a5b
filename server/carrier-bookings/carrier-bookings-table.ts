import { asc, eq, inArray, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  CARRIER_BOOKING_KINDS,
  CARRIER_BOOKING_STATES,
  CUT_OFF_KINDS,
  type CutOff,
} from '#domain/shipment-file/carrier-booking.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** What we buy from carriers. */
export const carrierBookings = pgTable(
  'carrier_bookings',
  {
    id: id(),
    carrier: text('carrier').notNull(),
    /** The carrier's number. */
    reference: text('reference').notNull().default(''),
    kind: text('kind', { enum: CARRIER_BOOKING_KINDS }).notNull(),
    contract: text('contract').notNull().default(''),
    state: text('state', { enum: CARRIER_BOOKING_STATES }).notNull().default('requested'),
    departed_at: moment('departed_at'),
    /** Why it departed although something was not ready. */
    override_reason: text('override_reason'),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('carrier_bookings_kind', table.kind, CARRIER_BOOKING_KINDS),
    oneOf('carrier_bookings_state', table.state, CARRIER_BOOKING_STATES),
  ],
);

export const carrierCutOffs = pgTable(
  'carrier_cut_offs',
  {
    carrier_booking_id: uuid('carrier_booking_id')
      .notNull()
      .references(() => carrierBookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CUT_OFF_KINDS }).notNull(),
    at: moment('at').notNull(),
    met_at: moment('met_at'),
  },
  (table) => [
    primaryKey({ columns: [table.carrier_booking_id, table.kind] }),
    oneOf('carrier_cut_offs_kind', table.kind, CUT_OFF_KINDS),
  ],
);

export const carrierBookingShipments = pgTable(
  'carrier_booking_shipments',
  {
    carrier_booking_id: uuid('carrier_booking_id')
      .notNull()
      .references(() => carrierBookings.id, { onDelete: 'cascade' }),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.carrier_booking_id, table.shipment_id] }),
    index('carrier_booking_shipments_of_shipment').on(table.shipment_id),
  ],
);

export type CarrierBookingRecord = typeof carrierBookings.$inferSelect;

export async function insertCarrierBooking(
  transaction: Transaction,
  booking: typeof carrierBookings.$inferInsert,
): Promise<CarrierBookingRecord> {
  const [inserted] = await transaction.insert(carrierBookings).values(booking).returning();
  return inserted as CarrierBookingRecord;
}

export async function findCarrierBooking(
  connection: Connection,
  id: string,
): Promise<CarrierBookingRecord | undefined> {
  const [found] = await connection.select().from(carrierBookings).where(eq(carrierBookings.id, id));
  return found;
}

export async function lockCarrierBooking(
  transaction: Transaction,
  id: string,
): Promise<CarrierBookingRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(carrierBookings)
    .where(eq(carrierBookings.id, id))
    .for('update');
  return found;
}

/** The carrier booking after the change, with the next version. */
export async function updateCarrierBooking(
  transaction: Transaction,
  id: string,
  change: Partial<typeof carrierBookings.$inferInsert>,
  updated_at: Date,
): Promise<CarrierBookingRecord> {
  const [updated] = await transaction
    .update(carrierBookings)
    .set({ ...change, updated_at, version: sql`${carrierBookings.version} + 1` })
    .where(eq(carrierBookings.id, id))
    .returning();
  return updated as CarrierBookingRecord;
}

export async function listCutOffs(connection: Connection, carrier_booking_id: string): Promise<CutOff[]> {
  const { kind, at, met_at } = carrierCutOffs;
  return connection
    .select({ kind, at, met_at })
    .from(carrierCutOffs)
    .where(eq(carrierCutOffs.carrier_booking_id, carrier_booking_id))
    .orderBy(asc(at), asc(kind));
}

export async function replaceCutOffs(
  transaction: Transaction,
  carrier_booking_id: string,
  cut_offs: readonly CutOff[],
): Promise<void> {
  await transaction.delete(carrierCutOffs).where(eq(carrierCutOffs.carrier_booking_id, carrier_booking_id));
  await insertMany(
    transaction,
    carrierCutOffs,
    cut_offs.map((cut_off) => ({ ...cut_off, carrier_booking_id })),
  );
}

/** The shipments of a carrier booking, in the order of their numbers. */
export async function listBookedShipments(connection: Connection, carrier_booking_id: string) {
  const booked = connection
    .select({ id: carrierBookingShipments.shipment_id })
    .from(carrierBookingShipments)
    .where(eq(carrierBookingShipments.carrier_booking_id, carrier_booking_id));
  return connection
    .select()
    .from(shipments)
    .where(inArray(shipments.id, booked))
    .orderBy(asc(shipments.tracking_number));
}

export async function replaceBookedShipments(
  transaction: Transaction,
  carrier_booking_id: string,
  shipment_ids: readonly string[],
): Promise<void> {
  await transaction
    .delete(carrierBookingShipments)
    .where(eq(carrierBookingShipments.carrier_booking_id, carrier_booking_id));
  await insertMany(
    transaction,
    carrierBookingShipments,
    shipment_ids.map((shipment_id) => ({ carrier_booking_id, shipment_id })),
  );
}

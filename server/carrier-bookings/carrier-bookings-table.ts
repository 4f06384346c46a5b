import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  CARRIER_BOOKING_KINDS,
  CARRIER_BOOKING_STATES,
  type CarrierBookingState,
} from '#domain/shipment-file/carrier-booking.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { isOfOthers, type Reader } from '../shipment-records/reader.ts';
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
    /** The first cut-off that is not met, until it departs; written by triggers, for the order of the list. As `nextCutOff` of the domain. */
    next_cut_off_at: moment('next_cut_off_at'),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('carrier_bookings_kind', table.kind, CARRIER_BOOKING_KINDS),
    oneOf('carrier_bookings_state', table.state, CARRIER_BOOKING_STATES),
    index('carrier_bookings_by_cut_off').on(cutOffOrderOf(table), table.id),
    index('carrier_bookings_of_state').on(table.state, cutOffOrderOf(table), table.id),
  ],
);

/** By the next cut-off; those without one last. */
export function cutOffOrderOf({ next_cut_off_at }: Record<'next_cut_off_at', AnyPgColumn>): SQL {
  return sql`coalesce(${next_cut_off_at}, 'infinity')`;
}

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

/** Undefined when the reader may not see one with this id. */
export async function findCarrierBooking(
  connection: Connection,
  id: string,
  reader: Reader,
): Promise<CarrierBookingRecord | undefined> {
  const [found] = await connection
    .select()
    .from(carrierBookings)
    .where(and(eq(carrierBookings.id, id), isBookingOfReader(reader)));
  return found;
}

export async function lockCarrierBooking(
  transaction: Transaction,
  id: string,
  reader: Reader,
): Promise<CarrierBookingRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(carrierBookings)
    .where(and(eq(carrierBookings.id, id), isBookingOfReader(reader)))
    .for('update');
  return found;
}

/** Staff of some branches see the carrier bookings without shipments of other branches. */
export function isBookingOfReader(reader: Reader): SQL | undefined {
  const others = isOfOthers(reader);
  return (
    others &&
    sql`not exists (select from ${carrierBookingShipments} as link join ${shipments} on ${shipments.id} = link.shipment_id
      where link.carrier_booking_id = ${carrierBookings.id} and ${others})`
  );
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

export async function listBookingsOf(
  connection: Connection,
  shipment_id: string,
  states: readonly CarrierBookingState[] = CARRIER_BOOKING_STATES,
): Promise<CarrierBookingRecord[]> {
  return connection
    .select(getTableColumns(carrierBookings))
    .from(carrierBookings)
    .innerJoin(carrierBookingShipments, eq(carrierBookingShipments.carrier_booking_id, carrierBookings.id))
    .where(
      and(eq(carrierBookingShipments.shipment_id, shipment_id), inArray(carrierBookings.state, [...states])),
    );
}

/** The carrier bookings of a shipment that have yet to depart. */
export function listOpenBookingsOf(
  connection: Connection,
  shipment_id: string,
): Promise<CarrierBookingRecord[]> {
  return listBookingsOf(connection, shipment_id, ['requested', 'confirmed', 'rolled']);
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

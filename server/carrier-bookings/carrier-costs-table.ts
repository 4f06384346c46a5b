import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { SHARE_BASES } from '#domain/shipment-file/cost-shares.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { createdAt, id, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipmentCharges } from '../invoices/shipment-charges-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { carrierBookings } from './carrier-bookings-table.ts';

/** What a carrier booking costs, allocated to its shipments. */
export const carrierCosts = pgTable(
  'carrier_costs',
  {
    id: id(),
    carrier_booking_id: uuid('carrier_booking_id')
      .notNull()
      .references(() => carrierBookings.id, { onDelete: 'cascade' }),
    charge_code: text('charge_code').notNull(),
    description: text('description').notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    basis: text('basis', { enum: SHARE_BASES }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('carrier_costs_basis', table.basis, SHARE_BASES),
    index('carrier_costs_of_booking').on(table.carrier_booking_id),
  ],
);

/** The share of each shipment, which is a buy charge of it. */
export const carrierCostShares = pgTable(
  'carrier_cost_shares',
  {
    carrier_cost_id: uuid('carrier_cost_id')
      .notNull()
      .references(() => carrierCosts.id, { onDelete: 'cascade' }),
    shipment_id: uuid('shipment_id').notNull(),
    charge_order: integer('charge_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.carrier_cost_id, table.shipment_id] }),
    foreignKey({
      name: 'carrier_cost_shares_charge_fk',
      columns: [table.shipment_id, table.charge_order],
      foreignColumns: [shipmentCharges.shipment_id, shipmentCharges.charge_order],
    }).onDelete('cascade'),
    index('carrier_cost_shares_of_charge').on(table.shipment_id, table.charge_order),
  ],
);

type CarrierCostRecord = typeof carrierCosts.$inferSelect;

export async function insertCarrierCost(
  transaction: Transaction,
  cost: typeof carrierCosts.$inferInsert,
): Promise<CarrierCostRecord> {
  const [inserted] = await transaction.insert(carrierCosts).values(cost).returning();
  return inserted as CarrierCostRecord;
}

export async function insertCostShares(
  transaction: Transaction,
  shares: readonly (typeof carrierCostShares.$inferInsert)[],
): Promise<void> {
  await insertMany(transaction, carrierCostShares, shares);
}

/** The costs of a carrier booking in the order in which they were added. */
export async function listCarrierCosts(
  connection: Connection,
  carrier_booking_id: string,
): Promise<CarrierCostRecord[]> {
  return connection
    .select()
    .from(carrierCosts)
    .where(eq(carrierCosts.carrier_booking_id, carrier_booking_id))
    .orderBy(asc(carrierCosts.created_at), asc(carrierCosts.id));
}

/** The shares of these costs with their charges, in the order of the shipments’ numbers. */
export async function listCostShares(connection: Connection, cost_ids: readonly string[]) {
  return connection
    .select({
      carrier_cost_id: carrierCostShares.carrier_cost_id,
      tracking_number: shipments.tracking_number,
      currency: shipments.currency,
      charge: shipmentCharges,
    })
    .from(carrierCostShares)
    .innerJoin(shipments, eq(shipments.id, carrierCostShares.shipment_id))
    .innerJoin(
      shipmentCharges,
      and(
        eq(shipmentCharges.shipment_id, carrierCostShares.shipment_id),
        eq(shipmentCharges.charge_order, carrierCostShares.charge_order),
      ),
    )
    .where(inArray(carrierCostShares.carrier_cost_id, [...cost_ids]))
    .orderBy(asc(shipments.tracking_number));
}

/** Which of these shipments share a cost with this charge code; reversed shares do not count. */
export async function listShipmentsSharing(
  connection: Connection,
  charge_code: string,
  shipment_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await connection
    .select({ id: carrierCostShares.shipment_id })
    .from(carrierCostShares)
    .innerJoin(
      shipmentCharges,
      and(
        eq(shipmentCharges.shipment_id, carrierCostShares.shipment_id),
        eq(shipmentCharges.charge_order, carrierCostShares.charge_order),
      ),
    )
    .where(
      and(
        anyOf(carrierCostShares.shipment_id, shipment_ids),
        eq(shipmentCharges.charge_code, charge_code),
        ne(shipmentCharges.status, 'reversed'),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** The shares that are charges of these shipments. */
export async function listSharesOfShipments(connection: Connection, shipment_ids: readonly string[]) {
  return connection
    .select()
    .from(carrierCostShares)
    .where(anyOf(carrierCostShares.shipment_id, shipment_ids));
}

/** These costs with their carrier bookings; without those that `isVisible` excludes. */
export async function listCostsWithBookings(
  connection: Connection,
  ids: readonly string[],
  isVisible?: SQL,
): Promise<(CarrierCostRecord & { booking_name: string })[]> {
  const booking_name = sql<string>`concat_ws(' ', ${carrierBookings.carrier}, nullif(${carrierBookings.reference}, ''))`;
  return connection
    .select({ ...getTableColumns(carrierCosts), booking_name })
    .from(carrierCosts)
    .innerJoin(carrierBookings, eq(carrierBookings.id, carrierCosts.carrier_booking_id))
    .where(and(anyOf(carrierCosts.id, ids), isVisible))
    .orderBy(asc(carrierCosts.created_at), asc(carrierCosts.id));
}

/** Locks the carrier bookings of these costs, in order of id. */
export async function lockBookingsOfCosts(
  transaction: Transaction,
  cost_ids: readonly string[],
): Promise<void> {
  const bookings = transaction
    .select({ id: carrierCosts.carrier_booking_id })
    .from(carrierCosts)
    .where(anyOf(carrierCosts.id, cost_ids));
  await transaction
    .select({ id: carrierBookings.id })
    .from(carrierBookings)
    .where(inArray(carrierBookings.id, bookings))
    .orderBy(asc(carrierBookings.id))
    .for('update');
}

/** Adds to the amount of a cost, whose shares have changed by as much; `by` in minor units of its currency. */
export async function addToCarrierCost(transaction: Transaction, cost_id: string, by: number): Promise<void> {
  await transaction
    .update(carrierCosts)
    .set({ amount: sql`${carrierCosts.amount} + ${by}::bigint` })
    .where(eq(carrierCosts.id, cost_id));
}

export async function deleteCarrierCost(transaction: Transaction, cost_id: string): Promise<void> {
  await transaction.delete(carrierCosts).where(eq(carrierCosts.id, cost_id));
}

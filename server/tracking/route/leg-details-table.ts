import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LEG_ROLES } from '#domain/shipment-file/leg.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { moment, oneOf } from '../../database/statements/columns.ts';
import { insertMany } from '../../database/statements/insert-many.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { vehicleNumberOf } from '../../shipment-records/vehicle-number.ts';

/** What is known of a leg beyond its line on the map; no row for legs that were only planned. */
export const legDetails = pgTable(
  'leg_details',
  {
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    leg_order: integer('leg_order').notNull(),
    id: uuid('id').notNull(),
    role: text('role', { enum: LEG_ROLES }).notNull(),
    from_unlocode: text('from_unlocode'),
    from_facility: text('from_facility').notNull().default(''),
    to_unlocode: text('to_unlocode'),
    to_facility: text('to_facility').notNull().default(''),
    carrier: text('carrier').notNull().default(''),
    vessel_name: text('vessel_name'),
    vessel_imo: text('vessel_imo'),
    voyage: text('voyage').notNull().default(''),
    flight: text('flight').notNull().default(''),
    /** A licence plate, a train or a wagon number. */
    vehicle: text('vehicle').notNull().default(''),
    driver: text('driver').notNull().default(''),
    etd: moment('etd'),
    eta: moment('eta'),
    atd: moment('atd'),
    ata: moment('ata'),
  },
  (table) => [
    primaryKey({ columns: [table.shipment_id, table.leg_order] }),
    oneOf('leg_details_role', table.role, LEG_ROLES),
    index('leg_details_by_vessel').on(sql`upper(${table.vessel_name})`).where(isNotNull(table.vessel_name)),
    index('leg_details_by_imo').on(table.vessel_imo).where(isNotNull(table.vessel_imo)),
    index('leg_details_by_vehicle').on(vehicleNumberOf(table.vehicle)).where(sql`${table.vehicle} <> ''`),
    index('leg_details_by_flight').on(vehicleNumberOf(table.flight)).where(sql`${table.flight} <> ''`),
    index('leg_details_by_voyage').on(table.voyage).where(sql`${table.voyage} <> ''`),
  ],
);

export type LegDetailsRecord = typeof legDetails.$inferSelect;

export async function listLegDetails(
  connection: Connection,
  shipment_id: string,
): Promise<LegDetailsRecord[]> {
  return listLegDetailsByShipment(connection, [shipment_id]);
}

export async function listLegDetailsByShipment(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<LegDetailsRecord[]> {
  return connection
    .select()
    .from(legDetails)
    .where(inArray(legDetails.shipment_id, [...shipment_ids]))
    .orderBy(asc(legDetails.shipment_id), asc(legDetails.leg_order));
}

export async function replaceLegDetails(
  transaction: Transaction,
  shipment_id: string,
  rows: readonly LegDetailsRecord[],
): Promise<void> {
  await transaction.delete(legDetails).where(eq(legDetails.shipment_id, shipment_id));
  await insertMany(transaction, legDetails, rows);
}

/** Changes what is known of one leg, or records it first. */
export async function changeLegDetails(
  transaction: Transaction,
  leg: Pick<LegDetailsRecord, 'shipment_id' | 'leg_order' | 'id' | 'role'>,
  change: Partial<
    Pick<LegDetailsRecord, 'carrier' | 'vessel_name' | 'voyage' | 'flight' | 'etd' | 'eta' | 'atd' | 'ata'>
  >,
): Promise<void> {
  await transaction
    .insert(legDetails)
    .values({ ...leg, ...change })
    .onConflictDoUpdate({ target: [legDetails.shipment_id, legDetails.leg_order], set: change });
}

type LegTimes = Pick<
  LegDetailsRecord,
  'shipment_id' | 'leg_order' | 'id' | 'role' | 'etd' | 'eta' | 'atd' | 'ata'
>;

/** Changes the times of legs of any shipments, or records them first. */
export async function changeLegTimes(transaction: Transaction, legs: readonly LegTimes[]): Promise<void> {
  if (legs.length === 0) return;
  await transaction.execute(sql`
    insert into ${legDetails} (shipment_id, leg_order, id, role, etd, eta, atd, ata)
    select shipment_id, leg_order, id, role, etd, eta, atd, ata
    from json_populate_recordset(null::${legDetails}, ${JSON.stringify(legs)}::json)
    on conflict (shipment_id, leg_order) do update
    set etd = excluded.etd, eta = excluded.eta, atd = excluded.atd, ata = excluded.ata`);
}

import { asc, eq, inArray, sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { EQUIPMENT_KINDS } from '#domain/shipment-file/equipment.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { id, moment, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { cargoLines } from './cargo-lines-table.ts';

const kg = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' });

/** Containers, air cargo units and trailers, each as used for one shipment. */
export const equipment = pgTable(
  'equipment',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: EQUIPMENT_KINDS }).notNull(),
    /** Normalized; '' while only the type is booked. */
    number: text('number').notNull().default(''),
    /** ISO 6346. */
    size_type: text('size_type').notNull().default(''),
    tare_kg: kg('tare_kg'),
    seals: text('seals').array().notNull().default(sql`'{}'`),
    /** The verified gross mass; null until it is known. */
    vgm_kg: kg('vgm_kg'),
    vgm_method: integer('vgm_method'),
    vgm_weighed_by: text('vgm_weighed_by'),
    vgm_weighed_at: moment('vgm_weighed_at'),
    /** Days at the destination without demurrage; null where none are agreed. */
    free_days: integer('free_days'),
    /** Days until the empty return without detention; null where none are agreed. */
    detention_days: integer('detention_days'),
    /** Why the box may be loaded over its usual capacity. */
    override_reason: text('override_reason').notNull().default(''),
  },
  (table) => [
    oneOf('equipment_kind', table.kind, EQUIPMENT_KINDS),
    check('equipment_vgm_method', sql`${table.vgm_method} in (1, 2)`),
    index('equipment_of_shipment').on(table.shipment_id, table.position),
    index('equipment_by_number').on(table.number).where(sql`${table.number} <> ''`),
  ],
);

/** How many pieces of each cargo line are in which box, and what they weigh and measure where it was declared for the box. */
export const stuffing = pgTable(
  'stuffing',
  {
    equipment_id: uuid('equipment_id')
      .notNull()
      .references(() => equipment.id, { onDelete: 'cascade' }),
    cargo_line_id: uuid('cargo_line_id')
      .notNull()
      .references(() => cargoLines.id, { onDelete: 'cascade' }),
    pieces: integer('pieces').notNull(),
    gross_kg: kg('gross_kg'),
    volume_m3: numeric('volume_m3', { precision: 12, scale: 3, mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.equipment_id, table.cargo_line_id] }),
    check('stuffing_pieces', sql`${table.pieces} > 0`),
    index('stuffing_of_line').on(table.cargo_line_id),
  ],
);

export type EquipmentRecord = typeof equipment.$inferSelect;
export type StuffingRecord = typeof stuffing.$inferSelect;

export async function listEquipment(connection: Connection, shipment_id: string): Promise<EquipmentRecord[]> {
  return connection
    .select()
    .from(equipment)
    .where(eq(equipment.shipment_id, shipment_id))
    .orderBy(asc(equipment.position));
}

export async function listEquipmentByShipment(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<Pick<EquipmentRecord, 'shipment_id' | 'number'>[]> {
  return connection
    .select({ shipment_id: equipment.shipment_id, number: equipment.number })
    .from(equipment)
    .where(anyOf(equipment.shipment_id, shipment_ids));
}

export async function listStuffing(connection: Connection, shipment_id: string): Promise<StuffingRecord[]> {
  const boxes = connection
    .select({ id: equipment.id })
    .from(equipment)
    .where(eq(equipment.shipment_id, shipment_id));
  return connection
    .select()
    .from(stuffing)
    .where(inArray(stuffing.equipment_id, boxes))
    .orderBy(asc(stuffing.equipment_id), asc(stuffing.cargo_line_id));
}

export async function replaceEquipment(
  transaction: Transaction,
  shipment_id: string,
  rows: readonly EquipmentRecord[],
  stuffed: readonly StuffingRecord[],
): Promise<void> {
  await transaction.delete(equipment).where(eq(equipment.shipment_id, shipment_id));
  await insertMany(transaction, equipment, rows);
  await insertMany(transaction, stuffing, stuffed);
}

export async function insertEquipment(
  transaction: Transaction,
  rows: readonly (typeof equipment.$inferInsert)[],
): Promise<void> {
  await insertMany(transaction, equipment, rows);
}

/** Restores the stuffing of lines that were replaced. */
export async function insertStuffing(
  transaction: Transaction,
  rows: readonly StuffingRecord[],
): Promise<void> {
  await insertMany(transaction, stuffing, rows);
}

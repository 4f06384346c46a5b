import { asc, eq, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { id, moment } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

const measure = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' });
const atLeastZero = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);

/** Packages of one kind with the same contents. Weights (kg) and volume are of the whole line, lengths of one piece. */
export const cargoLines = pgTable(
  'cargo_lines',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    pieces: integer('pieces'),
    package_type: text('package_type').notNull().default(''),
    marks: text('marks').notNull().default(''),
    description: text('description').notNull(),
    hs_code: text('hs_code').notNull().default(''),
    origin_country: text('origin_country').notNull().default(''),
    gross_kg: measure('gross_kg'),
    net_kg: measure('net_kg'),
    weighed_by: text('weighed_by').notNull().default(''),
    weighed_at: moment('weighed_at'),
    length_cm: measure('length_cm'),
    width_cm: measure('width_cm'),
    height_cm: measure('height_cm'),
    /** Null where it is computed from pieces and lengths. */
    volume_m3: measure('volume_m3'),
    stackable: boolean('stackable'),
    temperature: jsonb('temperature').$type<ShipmentCargoLine['temperature']>(),
    dangerous_goods: jsonb('dangerous_goods').$type<ShipmentCargoLine['dangerous_goods']>(),
    quantity: numeric('quantity', { precision: 18, scale: 6, mode: 'number' }),
    unit: text('unit').notNull().default(''),
    unit_price_cents: bigint('unit_price_cents', { mode: 'number' }),
  },
  (table) => [
    atLeastZero('cargo_lines_gross', table.gross_kg),
    atLeastZero('cargo_lines_net', table.net_kg),
    check('cargo_lines_pieces', sql`${table.pieces} > 0`),
    index('cargo_lines_of_shipment').on(table.shipment_id, table.position),
  ],
);

export type CargoLineRecord = typeof cargoLines.$inferSelect;

export async function listCargoLines(
  connection: Connection,
  shipment_id: string,
): Promise<CargoLineRecord[]> {
  return connection
    .select()
    .from(cargoLines)
    .where(eq(cargoLines.shipment_id, shipment_id))
    .orderBy(asc(cargoLines.position));
}

/** The stuffing stays, which refers to the lines. */
export async function updateLineWeights(
  transaction: Transaction,
  { id, gross_kg, net_kg, weighed_by, weighed_at }: Omit<CargoLineRecord, 'shipment_id' | 'position'>,
): Promise<void> {
  await transaction
    .update(cargoLines)
    .set({ gross_kg, net_kg, weighed_by, weighed_at })
    .where(eq(cargoLines.id, id));
}

export async function replaceCargoLines(
  transaction: Transaction,
  shipment_id: string,
  rows: readonly CargoLineRecord[],
): Promise<void> {
  await transaction.delete(cargoLines).where(eq(cargoLines.shipment_id, shipment_id));
  await insertMany(transaction, cargoLines, rows);
}

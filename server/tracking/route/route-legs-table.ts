import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { check, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type Position, VEHICLES } from '#domain/routing/route-leg.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { newId, oneOf } from '../../database/statements/columns.ts';
import { insertMany } from '../../database/statements/insert-many.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';

/** The legs of each shipment's current route. */
export const routeLegs = pgTable(
  'route_legs',
  {
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    leg_order: integer('leg_order').notNull(),
    transport_mode: text('transport_mode', { enum: TRANSPORT_MODES }).notNull(),
    /** Null for the mode's default. */
    vehicle: text('vehicle', { enum: VEHICLES }),
    from_name: text('from_name').notNull(),
    to_name: text('to_name').notNull(),
    distance_km: doublePrecision('distance_km').notNull(),
    /** [longitude, latitude] pairs, longitudes unwrapped across 180°. */
    geometry: jsonb('geometry').$type<Position[]>().notNull(),
    /** Changes whenever the route is planned again; null for routes older than this column. */
    drawing_id: uuid('drawing_id'),
  },
  (table) => [
    primaryKey({ columns: [table.shipment_id, table.leg_order] }),
    oneOf('route_legs_mode', table.transport_mode, TRANSPORT_MODES),
    check('route_legs_distance', sql`${table.distance_km} >= 0`),
  ],
);

export type LegRecord = typeof routeLegs.$inferSelect;

export async function insertLegs(
  connection: Connection,
  legs: (typeof routeLegs.$inferInsert)[],
): Promise<void> {
  const drawing_id = newId();
  await insertMany(
    connection,
    routeLegs,
    legs.map((leg) => ({ ...leg, drawing_id })),
  );
}

export async function replaceLegs(
  connection: Connection,
  shipment_id: string,
  legs: (typeof routeLegs.$inferInsert)[],
): Promise<void> {
  await connection.delete(routeLegs).where(eq(routeLegs.shipment_id, shipment_id));
  await insertLegs(connection, legs);
}

export async function listLegs(connection: Connection, shipment_id: string): Promise<LegRecord[]> {
  return connection
    .select()
    .from(routeLegs)
    .where(eq(routeLegs.shipment_id, shipment_id))
    .orderBy(asc(routeLegs.leg_order));
}

export async function listLegsByShipment(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<LegRecord[]> {
  return connection
    .select()
    .from(routeLegs)
    .where(inArray(routeLegs.shipment_id, [...shipment_ids]))
    .orderBy(asc(routeLegs.shipment_id), asc(routeLegs.leg_order));
}

/** The id of each shipment's current route geometry; shipments without a route are left out. */
export async function listDrawings(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<{ shipment_id: string; drawing_id: string | null }[]> {
  return connection
    .selectDistinctOn([routeLegs.shipment_id], {
      shipment_id: routeLegs.shipment_id,
      drawing_id: routeLegs.drawing_id,
    })
    .from(routeLegs)
    .where(inArray(routeLegs.shipment_id, [...shipment_ids]))
    .orderBy(asc(routeLegs.shipment_id), asc(routeLegs.leg_order));
}

/** The legs of the shipment with this number; undefined when there is no such shipment. */
export async function listLegsOfNumber(
  connection: Connection,
  tracking_number: string,
): Promise<LegRecord[] | undefined> {
  const rows = await connection
    .select({ leg: routeLegs })
    .from(shipments)
    .leftJoin(routeLegs, eq(routeLegs.shipment_id, shipments.id))
    .where(eq(shipments.tracking_number, tracking_number))
    .orderBy(asc(routeLegs.leg_order));
  return rows.length === 0 ? undefined : rows.flatMap(({ leg }) => (leg ? [leg] : []));
}

/** A leg without its line: only where it begins and ends. */
export interface LegEnds extends Omit<LegRecord, 'geometry' | 'drawing_id'> {
  first: Position;
  last: Position;
}

export async function listLegEnds(connection: Connection, shipment_id: string): Promise<LegEnds[]> {
  return listLegEndsByShipment(connection, [shipment_id]);
}

export async function listLegEndsByShipment(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<LegEnds[]> {
  const { geometry, drawing_id: _, ...columns } = getTableColumns(routeLegs);
  return connection
    .select({
      ...columns,
      first: sql<Position>`${geometry} -> 0`,
      last: sql<Position>`${geometry} -> -1`,
    })
    .from(routeLegs)
    .where(inArray(routeLegs.shipment_id, [...shipment_ids]))
    .orderBy(asc(routeLegs.shipment_id), asc(routeLegs.leg_order));
}

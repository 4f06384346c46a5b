import { and, asc, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Point } from '#domain/places/place.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { changesBetween } from '#domain/shipments/changes.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { coordinateChecks, degrees, id, moment, oneOf } from '../../database/statements/columns.ts';
import { insertMany } from '../../database/statements/insert-many.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';

const WAYPOINT_TYPES = ['origin', 'transit', 'destination'] as const;
const WAYPOINT_STATUSES = ['pending', 'completed'] as const;

export const routeWaypoints = pgTable(
  'route_waypoints',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    waypoint_order: integer('waypoint_order').notNull(),
    waypoint_type: text('waypoint_type', { enum: WAYPOINT_TYPES }).notNull(),
    location_name: text('location_name').notNull(),
    latitude: degrees('latitude').notNull(),
    longitude: degrees('longitude').notNull(),
    transport_mode: text('transport_mode', { enum: TRANSPORT_MODES }).notNull(),
    /** Distance along the route from its origin; null for a manually added waypoint. */
    distance_km: doublePrecision('distance_km'),
    estimated_arrival: moment('estimated_arrival'),
    status: text('status', { enum: WAYPOINT_STATUSES }).notNull().default('pending'),
    /** Null for a pending stop, and for one passed at an unrecorded time. */
    reached_at: moment('reached_at'),
    /** When positions saw the vehicle leave; null before, and if no device did. */
    departed_at: moment('departed_at'),
    /** Recorded by staff, rather than by a position or derived from the status. */
    reached_by_staff: boolean('reached_by_staff').notNull().default(false),
    /** Completed by the delivery, not by an arrival, so undoing the delivery reopens it. */
    completed_by_delivery: boolean('completed_by_delivery').notNull().default(false),
    /** The event of the arrival if a position or staff completed the stop, otherwise null. */
    arrival_event_id: uuid('arrival_event_id'),
    /** Staff undid an arrival here. Positions complete the stop again only after one short of it. */
    arrival_taken_back: boolean('arrival_taken_back').notNull().default(false),
  },
  (table) => [
    oneOf('route_waypoints_type', table.waypoint_type, WAYPOINT_TYPES),
    oneOf('route_waypoints_status', table.status, WAYPOINT_STATUSES),
    oneOf('route_waypoints_mode', table.transport_mode, TRANSPORT_MODES),
    ...coordinateChecks('route_waypoints', table.latitude, table.longitude),
    unique('route_waypoints_in_order').on(table.shipment_id, table.waypoint_order),
  ],
);

export type WaypointRecord = typeof routeWaypoints.$inferSelect;

export async function insertWaypoints(
  connection: Connection,
  waypoints: (typeof routeWaypoints.$inferInsert)[],
): Promise<void> {
  await insertMany(connection, routeWaypoints, waypoints);
}

export async function listWaypoints(connection: Connection, shipment_id: string): Promise<WaypointRecord[]> {
  return connection
    .select()
    .from(routeWaypoints)
    .where(eq(routeWaypoints.shipment_id, shipment_id))
    .orderBy(asc(routeWaypoints.waypoint_order));
}

export async function listWaypointsByShipment(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<WaypointRecord[]> {
  return connection
    .select()
    .from(routeWaypoints)
    .where(inArray(routeWaypoints.shipment_id, [...shipment_ids]))
    .orderBy(asc(routeWaypoints.shipment_id), asc(routeWaypoints.waypoint_order));
}

/** Completes stops that positions have reached, each with the event of its arrival. */
export async function completeByPosition(
  connection: Connection,
  arrivals: readonly { waypoint_id: string; event_id: string; reached_at: Date }[],
): Promise<void> {
  if (arrivals.length === 0) return;
  await connection.execute(sql`
    update ${routeWaypoints} set status = 'completed', arrival_event_id = event_id, reached_at = arrival.reached_at
    from json_to_recordset(${JSON.stringify(arrivals)}::json)
      as arrival (waypoint_id uuid, event_id uuid, reached_at timestamptz)
    where ${routeWaypoints.id} = waypoint_id`);
}

/** Records when positions saw the vehicle leave stops. */
export async function markDeparted(
  connection: Connection,
  departures: readonly { waypoint_id: string; departed_at: Date }[],
): Promise<void> {
  for (const { waypoint_id, departed_at } of departures)
    await connection.update(routeWaypoints).set({ departed_at }).where(eq(routeWaypoints.id, waypoint_id));
}

/** Makes stops pending again. Positions complete those reopened by staff only after one short of the stop. */
export async function reopenReached(
  connection: Connection,
  ids: readonly string[],
  { by_staff }: { by_staff: boolean },
): Promise<void> {
  await connection
    .update(routeWaypoints)
    .set({
      status: 'pending',
      reached_at: null,
      departed_at: null,
      reached_by_staff: false,
      arrival_event_id: null,
      arrival_taken_back: by_staff,
    })
    .where(inArray(routeWaypoints.id, [...ids]));
}

/** Allows positions to complete stops again after staff undid their arrivals. */
export async function rearmWaypoints(connection: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await connection
    .update(routeWaypoints)
    .set({ arrival_taken_back: false })
    .where(inArray(routeWaypoints.id, [...ids]));
}

export async function completeWaypoints(
  connection: Connection,
  shipment_id: string,
  orders: readonly number[],
): Promise<void> {
  if (orders.length === 0) return;
  await connection
    .update(routeWaypoints)
    .set({ status: 'completed' })
    .where(
      and(eq(routeWaypoints.shipment_id, shipment_id), inArray(routeWaypoints.waypoint_order, [...orders])),
    );
}

/** Completes every stop of delivered shipments. */
export async function completeByDelivery(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<void> {
  await connection
    .update(routeWaypoints)
    .set({ status: 'completed', completed_by_delivery: true })
    .where(and(anyOf(routeWaypoints.shipment_id, shipment_ids), eq(routeWaypoints.status, 'pending')));
}

/** Undoes `completeByDelivery`. */
export async function reopenWaypoints(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<void> {
  await connection
    .update(routeWaypoints)
    .set({ status: 'pending', completed_by_delivery: false })
    .where(
      and(anyOf(routeWaypoints.shipment_id, shipment_ids), eq(routeWaypoints.completed_by_delivery, true)),
    );
}

/** Deletes a shipment's waypoints except these, and updates their distance along the route. */
export async function retainWaypoints(
  connection: Connection,
  shipment_id: string,
  reached: readonly Pick<WaypointRecord, 'id' | 'distance_km'>[],
): Promise<void> {
  const ids = reached.map(({ id }) => id);
  await connection
    .delete(routeWaypoints)
    .where(and(eq(routeWaypoints.shipment_id, shipment_id), notInArray(routeWaypoints.id, ids)));
  for (const { id, distance_km } of reached)
    await connection.update(routeWaypoints).set({ distance_km }).where(eq(routeWaypoints.id, id));
}

export async function placeWaypoint(connection: Connection, id: string, place: Point): Promise<void> {
  await connection.update(routeWaypoints).set(place).where(eq(routeWaypoints.id, id));
}

/** Writes a shipment's edited waypoints: inserts, deletes and updates what changed. */
export async function saveWaypoints(
  connection: Connection,
  before: readonly WaypointRecord[],
  after: readonly WaypointRecord[],
): Promise<void> {
  const former = new Map(before.map((one) => [one.id, one]));
  const remaining = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
  const changed = after.filter((one) => {
    const known = former.get(one.id);
    return known && Object.keys(changesBetween(known, one)).length > 0;
  });
  const reordered = changed
    .filter(({ id, waypoint_order }) => former.get(id)?.waypoint_order !== waypoint_order)
    .map(({ id }) => id);
  if (removed.length > 0) await connection.delete(routeWaypoints).where(inArray(routeWaypoints.id, removed));
  // The order is unique at all times, so all rows first move to temporary values.
  if (reordered.length > 0)
    await connection
      .update(routeWaypoints)
      .set({ waypoint_order: sql`-1 - ${routeWaypoints.waypoint_order}` })
      .where(inArray(routeWaypoints.id, reordered));
  await updateWaypoints(connection, changed);
  await insertWaypoints(
    connection,
    after.filter(({ id }) => !former.has(id)),
  );
}

async function updateWaypoints(connection: Connection, rows: readonly WaypointRecord[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(getTableColumns(routeWaypoints)).filter(
    (name) => name !== 'id' && name !== 'shipment_id',
  );
  const set = sql.raw(columns.map((name) => `"${name}" = changed."${name}"`).join(', '));
  await connection.execute(sql`
    update ${routeWaypoints} set ${set}
    from json_populate_recordset(null::${routeWaypoints}, ${JSON.stringify(rows)}::json) as changed
    where ${routeWaypoints}.id = changed.id`);
}

/** Reorders the waypoints of one shipment. */
export async function moveWaypoints(
  connection: Connection,
  moves: readonly Pick<WaypointRecord, 'id' | 'waypoint_order'>[],
): Promise<void> {
  // The order is unique at all times, so all rows first move to temporary values.
  for (const [step, { id }] of moves.entries()) await setOrder(connection, id, -1 - step);
  for (const { id, waypoint_order } of moves) await setOrder(connection, id, waypoint_order);
}

async function setOrder(connection: Connection, id: string, waypoint_order: number): Promise<void> {
  await connection.update(routeWaypoints).set({ waypoint_order }).where(eq(routeWaypoints.id, id));
}

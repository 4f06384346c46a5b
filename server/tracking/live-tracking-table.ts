import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import type { Connection } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { coordinateChecks, degrees, moment, oneOf } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export interface BeforeEnd {
  speed: number;
  next_checkpoint: string | null;
  estimated_arrival: string | null;
  progress: number;
}

/** The latest position of each shipment. */
export const liveTracking = pgTable(
  'live_tracking',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    latitude: degrees('latitude').notNull(),
    longitude: degrees('longitude').notNull(),
    /** km/h. */
    speed: doublePrecision('speed').notNull().default(0),
    /** Degrees clockwise from true north. */
    heading: doublePrecision('heading').notNull().default(0),
    vehicle_identifier: text('vehicle_identifier'),
    next_checkpoint: text('next_checkpoint'),
    estimated_arrival: moment('estimated_arrival'),
    /** Per cent. */
    progress: doublePrecision('progress').notNull().default(0),
    transport_mode: text('transport_mode', { enum: TRANSPORT_MODES }).notNull().default('road'),
    /** When the position was taken. */
    updated_at: moment('updated_at').notNull(),
    /** The device that reported it; null if derived from the status, or simulated. */
    reported_by: uuid('reported_by'),
    /** Off the planned route, and accepted because several positions agreed. */
    off_route: boolean('off_route').notNull().default(false),
    /** The values before the shipment ended, for restoring them; null while it is active. */
    before_end: jsonb('before_end').$type<BeforeEnd>(),
  },
  (table) => [
    oneOf('live_tracking_mode', table.transport_mode, TRANSPORT_MODES),
    ...coordinateChecks('live_tracking', table.latitude, table.longitude),
    check('live_tracking_speed', sql`${table.speed} >= 0`),
    check('live_tracking_heading', sql`${table.heading} >= 0 and ${table.heading} < 360`),
    check('live_tracking_progress', sql`${table.progress} between 0 and 100`),
  ],
);

export type LiveRecord = typeof liveTracking.$inferSelect;

export async function findLive(connection: Connection, shipment_id: string): Promise<LiveRecord | undefined> {
  const [live] = await connection
    .select()
    .from(liveTracking)
    .where(eq(liveTracking.shipment_id, shipment_id));
  return live;
}

export async function listLive(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<LiveRecord[]> {
  return connection
    .select()
    .from(liveTracking)
    .where(inArray(liveTracking.shipment_id, [...shipment_ids]));
}

const OF_EXCLUDED = Object.fromEntries(
  Object.values(getTableColumns(liveTracking)).map(({ name }) => [name, sql.raw(`excluded.${name}`)]),
);

export type NewLive = typeof liveTracking.$inferInsert;

export async function writeLive(connection: Connection, ...live: NewLive[]): Promise<void> {
  if (live.length === 0) return;
  await connection
    .insert(liveTracking)
    .values(live)
    .onConflictDoUpdate({ target: liveTracking.shipment_id, set: OF_EXCLUDED });
}

export async function deleteLive(connection: Connection, shipment_id: string): Promise<void> {
  await connection.delete(liveTracking).where(eq(liveTracking.shipment_id, shipment_id));
}

/** Deletes positions that devices reported; derived and simulated ones stay. */
export async function deleteReported(connection: Connection, shipment_id: string): Promise<void> {
  await connection
    .delete(liveTracking)
    .where(and(eq(liveTracking.shipment_id, shipment_id), isNotNull(liveTracking.reported_by)));
}

/** Clears speed, next checkpoint and expected arrival of ended shipments; completes the progress of delivered ones. */
export async function endLive(
  connection: Connection,
  shipment_ids: readonly string[],
  { delivered }: { delivered: boolean },
): Promise<void> {
  await connection
    .update(liveTracking)
    .set({
      before_end: sql`jsonb_build_object('speed', ${liveTracking.speed}, 'next_checkpoint', ${liveTracking.next_checkpoint},
        'estimated_arrival', ${liveTracking.estimated_arrival}, 'progress', ${liveTracking.progress})`,
      speed: 0,
      next_checkpoint: null,
      estimated_arrival: null,
      ...(delivered && { progress: 100 }),
    })
    .where(and(anyOf(liveTracking.shipment_id, shipment_ids), isNull(liveTracking.before_end)));
}

/** Undoes `endLive`. */
export async function resumeLive(connection: Connection, shipment_ids: readonly string[]): Promise<void> {
  const before = (field: keyof BeforeEnd) => sql`${liveTracking.before_end} ->> ${field}`;
  await connection
    .update(liveTracking)
    .set({
      speed: sql`(${before('speed')})::float8`,
      next_checkpoint: before('next_checkpoint'),
      estimated_arrival: sql`(${before('estimated_arrival')})::timestamptz`,
      progress: sql`(${before('progress')})::float8`,
      before_end: null,
    })
    .where(and(anyOf(liveTracking.shipment_id, shipment_ids), isNotNull(liveTracking.before_end)));
}

import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { check, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { degrees, moment, onEarth, oneOf } from '../database/columns.ts';
import type { Connection } from '../database/connection.ts';
import { shipments } from '../shipments/shipments-table.ts';

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
  },
  (table) => [
    oneOf('live_tracking_mode', table.transport_mode, TRANSPORT_MODES),
    ...onEarth('live_tracking', table.latitude, table.longitude),
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

export async function writeLive(connection: Connection, ...live: LiveRecord[]): Promise<void> {
  if (live.length === 0) return;
  await connection
    .insert(liveTracking)
    .values(live)
    .onConflictDoUpdate({ target: liveTracking.shipment_id, set: OF_EXCLUDED });
}

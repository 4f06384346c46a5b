import { sql } from 'drizzle-orm';
import { check, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { degrees, moment, oneOf, onEarth } from '../database/columns.ts';
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
    transport_mode: text('transport_mode', { enum: TransportMode.options }).notNull().default('road'),
    /** When the position was taken. */
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    oneOf('live_tracking_mode', table.transport_mode, TransportMode.options),
    ...onEarth('live_tracking', table.latitude, table.longitude),
    check('live_tracking_speed', sql`${table.speed} >= 0`),
    check('live_tracking_heading', sql`${table.heading} >= 0 and ${table.heading} < 360`),
    check('live_tracking_progress', sql`${table.progress} between 0 and 100`),
  ],
);

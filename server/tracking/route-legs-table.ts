import { sql } from 'drizzle-orm';
import { check, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Position } from '#domain/routing/route-leg.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { oneOf } from '../database/columns.ts';
import { shipments } from '../shipments/shipments-table.ts';

/** The line a shipment travels, leg by leg, as it was planned at booking. */
export const routeLegs = pgTable(
  'route_legs',
  {
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    leg_order: integer('leg_order').notNull(),
    transport_mode: text('transport_mode', { enum: TransportMode.options }).notNull(),
    from_name: text('from_name').notNull(),
    to_name: text('to_name').notNull(),
    distance_km: doublePrecision('distance_km').notNull(),
    /** [longitude, latitude] pairs, longitudes unwrapped across 180°. */
    geometry: jsonb('geometry').$type<Position[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipment_id, table.leg_order] }),
    oneOf('route_legs_mode', table.transport_mode, TransportMode.options),
    check('route_legs_distance', sql`${table.distance_km} >= 0`),
  ],
);

import { doublePrecision, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { degrees, id, moment, oneOf, onEarth } from '../database/columns.ts';
import { shipments } from '../shipments/shipments-table.ts';

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
    transport_mode: text('transport_mode', { enum: TransportMode.options }).notNull(),
    /** Along the route from its origin; null for a waypoint added by hand. */
    distance_km: doublePrecision('distance_km'),
    estimated_arrival: moment('estimated_arrival'),
    status: text('status', { enum: WAYPOINT_STATUSES }).notNull().default('pending'),
  },
  (table) => [
    oneOf('route_waypoints_type', table.waypoint_type, WAYPOINT_TYPES),
    oneOf('route_waypoints_status', table.status, WAYPOINT_STATUSES),
    oneOf('route_waypoints_mode', table.transport_mode, TransportMode.options),
    ...onEarth('route_waypoints', table.latitude, table.longitude),
    unique('route_waypoints_in_order').on(table.shipment_id, table.waypoint_order),
  ],
);

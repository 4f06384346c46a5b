import * as z from 'zod';
import { Point } from '#domain/places/place.ts';
import { TransportMode } from './transport-mode.ts';

/** A row of route_waypoints without its shipment. */
export const PlannedWaypoint = Point.extend({
  /** From 0. */
  waypoint_order: z.number().int().min(0),
  waypoint_type: z.enum(['origin', 'transit', 'destination']),
  location_name: z.string(),
  transport_mode: TransportMode,
  estimated_arrival: z.date(),
  status: z.literal('pending'),
});
export type PlannedWaypoint = z.infer<typeof PlannedWaypoint>;

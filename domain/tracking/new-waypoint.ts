import * as z from 'zod';
import { Point } from '../places/place.ts';
import { TransportMode } from '../routing/transport-mode.ts';

const REQUIRED = 'Please fill in all required fields';

/** A stop that staff add to a route. */
export const NewWaypoint = z.object({
  location_name: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(200, 'At most 200 characters.'),
  latitude: Point.shape.latitude,
  longitude: Point.shape.longitude,
  waypoint_type: z.enum(['origin', 'transit', 'destination']).default('transit'),
  /** The shipment's own unless given, road for a multi-modal one. */
  transport_mode: TransportMode.optional(),
  /** Now unless given. */
  estimated_arrival: z.coerce.date().optional(),
});
export type NewWaypoint = z.infer<typeof NewWaypoint>;

/** The place of the next stop: after the highest, 0 for the first. */
export function nextOrder(stops: readonly { waypoint_order: number }[]): number {
  return 1 + stops.reduce((highest, { waypoint_order }) => Math.max(highest, waypoint_order), -1);
}

import * as z from 'zod';
import { Moment } from '../../calendar/moment.ts';
import { TransportMode } from '../../routing/transport-mode.ts';
import { plainText } from '../../validation/plain-text.ts';

const REQUIRED = 'Please fill in all required fields';

const degrees = (limit: number) =>
  z
    .number({ error: ({ input }) => (input === undefined ? REQUIRED : 'Enter a number.') })
    .min(-limit, `From −${limit} to ${limit}.`)
    .max(limit, `From −${limit} to ${limit}.`);

/** A stop that staff add to a route. */
export const NewWaypoint = z.object({
  location_name: plainText(REQUIRED).min(1, REQUIRED).max(200, 'At most 200 characters.'),
  latitude: degrees(90),
  longitude: degrees(180),
  waypoint_type: z.enum(['origin', 'transit', 'destination']).default('transit'),
  /** Defaults to the shipment's mode, or road for a multi-modal one. */
  transport_mode: TransportMode.optional(),
  /** Defaults to now. */
  estimated_arrival: Moment.optional(),
});
export type NewWaypoint = z.infer<typeof NewWaypoint>;

/** The sequence number of the next stop, from 0. */
export function nextOrder(stops: readonly { waypoint_order: number }[]): number {
  return 1 + stops.reduce((highest, { waypoint_order }) => Math.max(highest, waypoint_order), -1);
}

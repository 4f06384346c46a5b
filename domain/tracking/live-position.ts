import * as z from 'zod';
import { TransportMode } from '../routing/transport-mode.ts';

/** The latest known position of a shipment, one per shipment. */
export const LivePosition = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** km/h. */
  speed: z.number().min(0),
  /** Degrees clockwise from true north, 0 to under 360. */
  heading: z.number().min(0).lt(360),
  vehicle_identifier: z.string().nullable(),
  next_checkpoint: z.string().nullable(),
  /** Estimated arrival at the destination. */
  estimated_arrival: z.date().nullable(),
  /** Per cent of the route. */
  progress: z.number().min(0).max(100),
  transport_mode: TransportMode,
  updated_at: z.date(),
  /** Off the planned route; progress and arrival are the last known ones. */
  off_route: z.boolean(),
});
export type LivePosition = z.infer<typeof LivePosition>;

import * as z from 'zod';
import { NewWaypoint } from './new-waypoint.ts';

/** The id of the stop that it moves before. */
const Before = z.uuid({ error: 'This stop no longer exists.' }).optional();

/** A stop that staff insert into a route, by default before the destination. */
export const InsertedWaypoint = NewWaypoint.extend({ before: Before });
export type InsertedWaypoint = z.infer<typeof InsertedWaypoint>;

/** A correction of a stop; omitted fields stay. */
export const WaypointChange = NewWaypoint.partial()
  .extend({ waypoint_type: NewWaypoint.shape.waypoint_type.unwrap().optional(), before: Before })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'Give latitude and longitude, or neither.',
    path: ['longitude'],
  });
export type WaypointChange = z.infer<typeof WaypointChange>;

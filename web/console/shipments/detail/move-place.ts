import { journeyConflict, placeStop } from '#domain/tracking/stops/stop-order.ts';
import type { StaffWaypoint } from './stops/waypoint-values.ts';

/** The stop before which a stop goes when moved up or down the route by one; null where it can't go there. */
export function neighbourPlace(
  waypoints: readonly StaffWaypoint[],
  waypoint: StaffWaypoint,
  direction: 'up' | 'down',
): string | null {
  const index = waypoints.indexOf(waypoint);
  const next = waypoints[direction === 'up' ? index - 1 : index + 2];
  if (!next || waypoint.waypoint_type !== 'transit') return null;
  const placed = placeStop(waypoints, waypoint, next.id);
  return 'stops' in placed && !journeyConflict(placed.stops, placed.index) ? next.id : null;
}

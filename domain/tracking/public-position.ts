import type { Point } from '../places/place.ts';
import { distanceKm } from '../routing/geodesy.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/** Nearer to a journey's end than this, a vehicle gives away whose door it stands at. */
const TOWN_KM = 5;

interface Stop extends Point {
  waypoint_type: 'origin' | 'transit' | 'destination';
}

/**
 * A live position as strangers may see it: in the town where the journey starts or ends, and after the delivery,
 * it is the town's own, to which the route was drawn. `stops` are in order; without any the position stays.
 */
export function publicPosition<Live extends Point & { progress: number }>(
  live: Live,
  stops: readonly Stop[],
  status: ShipmentStatus,
): Live {
  const origin = stops.find(({ waypoint_type }) => waypoint_type === 'origin');
  const destination = stops.findLast(({ waypoint_type }) => waypoint_type === 'destination');
  if (destination && (status === 'delivered' || live.progress >= 100 || isInTown(live, destination)))
    return at(destination, live);
  if (origin && (live.progress <= 0 || isInTown(live, origin))) return at(origin, live);
  return live;
}

function isInTown(live: Point, town: Point): boolean {
  return distanceKm(live, town) <= TOWN_KM;
}

function at<Live extends Point>({ latitude, longitude }: Point, live: Live): Live {
  return { ...live, latitude, longitude };
}

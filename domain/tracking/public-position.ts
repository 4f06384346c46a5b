import type { Point } from '../places/place.ts';
import { distanceKm } from '../routing/search/geodesy.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/** Nearer to an end of the journey than this, an exact position would reveal the address. */
const TOWN_KM = 5;
/** A vehicle off the route or not yet on it is shown exactly only beyond this distance from both ends. */
const NEIGHBOURHOOD_KM = 25;

interface Stop extends Point {
  waypoint_type: 'origin' | 'transit' | 'destination';
}

type LiveState = Point & {
  progress: number;
  off_route?: boolean;
  /** On the way to the pick-up. */
  approaching?: boolean;
};

/**
 * A live position as visitors may see it: in the town of origin or destination, and after delivery, it is that of the
 * town itself. `stops` are in order; without any the position stays.
 */
export function publicPosition<Live extends LiveState>(
  live: Live,
  stops: readonly Stop[],
  status: ShipmentStatus,
): Live {
  const origin = stops.find(({ waypoint_type }) => waypoint_type === 'origin');
  const destination = stops.findLast(({ waypoint_type }) => waypoint_type === 'destination');
  const { progress, off_route, approaching } = live;
  if (destination && status === 'delivered') return at(destination, live);
  if (off_route || approaching) {
    const end = [destination, origin].find((town) => town && distanceKm(live, town) <= NEIGHBOURHOOD_KM);
    return end ? at(end, live) : live;
  }
  if (destination && (progress >= 100 || isInTown(live, destination))) return at(destination, live);
  if (origin && (progress <= 0 || isInTown(live, origin))) return at(origin, live);
  return live;
}

function isInTown(live: Point, town: Point): boolean {
  return distanceKm(live, town) <= TOWN_KM;
}

function at<Live extends Point>({ latitude, longitude }: Point, live: Live): Live {
  return { ...live, latitude, longitude };
}

import type { FleetPosition } from '#contract/fleet.ts';
import type { Point } from '#domain/places/place.ts';
import type { Position } from '#domain/routing/route-leg.ts';

/** Slightly less than the latitude where a map in Web Mercator ends, in degrees. Polar flights are drawn there. */
export const NORTHERN_EDGE = 85.05;

/** Of a frame of vehicles on the open sea, in degrees: shows a coast from most places. */
const OPEN_SEA_SPAN = 24;

type Place = Pick<FleetPosition, 'latitude' | 'longitude' | 'near'>;

/** The bounding box of the vehicles, wider where they are all on the open sea. Null without vehicles. */
export function frameAround(vehicles: readonly Place[]): [Position, Position] | null {
  const bounds = boundsAround(vehicles);
  if (!bounds || vehicles.some(({ near }) => near !== null)) return bounds;
  const [[west, south], [east, north]] = bounds;
  const [left, right] = widened(west, east);
  const [bottom, top] = widened(south, north);
  return [
    [left, Math.max(bottom, -NORTHERN_EDGE)],
    [right, Math.min(top, NORTHERN_EDGE)],
  ];
}

function widened(from: number, to: number): [number, number] {
  const margin = Math.max(0, (OPEN_SEA_SPAN - (to - from)) / 2);
  return [from - margin, to + margin];
}

/**
 * The smallest bounding box of all places as south-west and north-east corners. It may cross the antimeridian, in which
 * case east exceeds 180. Null without places.
 */
export function boundsAround(places: Iterable<Point>): [Position, Position] | null {
  const longitudes: number[] = [];
  let [south, north] = [90, -90];
  for (const { latitude, longitude } of places) {
    longitudes.push(longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, Math.min(latitude, NORTHERN_EDGE));
  }
  const [first, ...others] = longitudes.sort((one, other) => one - other);
  if (first === undefined) return null;
  let [west, east] = [first, others.at(-1) ?? first];
  let widestGap = west + 360 - east;
  let previous = first;
  for (const longitude of others) {
    if (longitude - previous > widestGap) {
      widestGap = longitude - previous;
      west = longitude;
      east = previous + 360;
    }
    previous = longitude;
  }
  return [
    [west, south],
    [east, north],
  ];
}

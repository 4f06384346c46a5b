import type { Point } from '#domain/places/place.ts';
import type { Position } from '#domain/routing/route-leg.ts';

/** Slightly less than the latitude where a map in Web Mercator ends, in degrees. Polar flights are drawn there. */
export const NORTHERN_EDGE = 85.05;

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

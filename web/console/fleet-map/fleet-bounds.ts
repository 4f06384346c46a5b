import type { Point } from '#domain/places/place.ts';
import type { Position } from '#domain/routing/route-leg.ts';

/**
 * South-west and north-east corner of the smallest part of the world that holds all places, over the antimeridian
 * where that is the shorter way: its east may be beyond 180. Null without places.
 */
export function boundsAround(places: Iterable<Point>): [Position, Position] | null {
  const longitudes: number[] = [];
  let [south, north] = [90, -90];
  for (const { latitude, longitude } of places) {
    longitudes.push(longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  const [first, ...others] = longitudes.sort((one, other) => one - other);
  if (first === undefined) return null;
  let [west, east] = [first, others.at(-1) ?? first];
  let emptiest = west + 360 - east;
  let before = first;
  for (const longitude of others) {
    if (longitude - before > emptiest) {
      emptiest = longitude - before;
      west = longitude;
      east = before + 360;
    }
    before = longitude;
  }
  return [
    [west, south],
    [east, north],
  ];
}

import { LRUCache } from 'lru-cache';
import type { Gazetteer } from '#domain/places/gazetteer.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { Point } from '#domain/places/place.ts';
import { nearestZone, type TimeZones } from '#domain/routing/time-zones.ts';

/** Points closer than this share a cached result: 0.05 degrees are about 5 km. */
const STEPS_PER_DEGREE = 20;
const MAX_CACHED = 50_000;

/** Time zones of points and towns. Cached, because every look-up and every list row needs some. */
export function createTimeZones(gazetteer: Gazetteer): TimeZones {
  const zoneAt = nearestZone(gazetteer.places);
  const points = new LRUCache<number, string>({ max: MAX_CACHED });
  const towns = new LRUCache<string, string>({ max: MAX_CACHED });
  return {
    at: (point) => cached(points, cellOf(point), () => zoneAt(point)),
    ofTown: (city, country) =>
      cached(towns, `${country} ${city}`, () => locatePlace(gazetteer, { city, country })?.timezone ?? 'UTC'),
  };
}

function cellOf({ latitude, longitude }: Point): number {
  const row = Math.round((latitude + 90) * STEPS_PER_DEGREE);
  return row * 360 * STEPS_PER_DEGREE + Math.round((longitude + 180) * STEPS_PER_DEGREE);
}

function cached<Key extends string | number>(
  cache: LRUCache<Key, string>,
  key: Key,
  find: () => string,
): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = find();
  cache.set(key, found);
  return found;
}

import type { Gazetteer } from '#domain/places/gazetteer.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { Point } from '#domain/places/place.ts';
import { nearestZone, type TimeZones } from '#domain/routing/time-zones.ts';

/** Points nearer to each other than this share an answer: 0.05 degrees are 5 km. */
const STEPS_PER_DEGREE = 20;
const MOST_CACHED = 50_000;

/** Time zones of points and towns. Every look-up and every row of a list asks for some, so both are cached. */
export function createTimeZones(gazetteer: Gazetteer): TimeZones {
  const zoneAt = nearestZone(gazetteer.places);
  const points = new Map<number, string>();
  const towns = new Map<string, string>();
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

function cached<Key>(answers: Map<Key, string>, key: Key, find: () => string): string {
  const known = answers.get(key);
  if (known !== undefined) return known;
  if (answers.size >= MOST_CACHED) answers.clear();
  const found = find();
  answers.set(key, found);
  return found;
}

import { nearestPlace } from '../places/nearest-place.ts';
import type { Place, Point } from '../places/place.ts';

/** IANA zones, such as 'Asia/Shanghai'. */
export interface TimeZones {
  /** The time zone of a point. */
  at(point: Point): string;
  /** The time zone of a town, or of its country's capital where the town is unknown. */
  ofTown(city: string, country: string): string;
}

/** Farther from any town than this, the nautical time zone of the longitude applies. */
const COASTAL_KM = 370;
const DEGREES_PER_HOUR = 15;

/**
 * Time zones by the nearest town in the gazetteer, whose licence allows redistribution; boundary data sets derive from
 * OpenStreetMap. Within a few kilometres of a border the result may be the neighbouring zone.
 */
export function nearestZone(places: readonly Place[]): (point: Point) => string {
  const nearestTown = nearestPlace(places, COASTAL_KM);
  return (point) => nearestTown(point)?.timezone ?? nauticalZone(point);
}

function nauticalZone({ longitude }: Point): string {
  const hours = Math.round(longitude / DEGREES_PER_HOUR);
  // POSIX signs: Etc/GMT-8 is ahead of UTC.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

import { offsetZone } from '#domain/calendar/calendar-day.ts';
import type { Point } from '#domain/places/place.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import { isUnplaced } from '#domain/tracking/named-place.ts';

/** The time zone for displaying an event: its reported UTC offset if it has one, otherwise that of its place. */
export function eventZone(timeZones: TimeZones, event: Point & { utc_offset: number | null }): string | null {
  if (event.utc_offset !== null) return offsetZone(event.utc_offset);
  return isUnplaced(event) ? null : timeZones.at(event);
}

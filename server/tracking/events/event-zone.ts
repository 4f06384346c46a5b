import { reportedZone } from '#domain/calendar/calendar-day.ts';
import type { Point } from '#domain/places/place.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import { isUnplaced } from '#domain/tracking/named-place.ts';

/** The time zone for displaying an event: that of its place, unless it was reported with another UTC offset. */
export function eventZone(
  timeZones: TimeZones,
  event: Point & { occurred_at: Date; utc_offset: number | null },
): string | null {
  const zone = isUnplaced(event) ? null : timeZones.at(event);
  return event.utc_offset === null ? zone : reportedZone(event.utc_offset, zone, event.occurred_at);
}

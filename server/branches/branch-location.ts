import { locatePlace } from '#domain/places/locate-place.ts';
import type { Geography } from '#domain/routing/geography.ts';

/** The position and the time zone of a branch's town; null if the town is unknown. */
export function branchLocation({ gazetteer }: Geography, town: { city: string; country: string }) {
  const found = locatePlace(gazetteer, town);
  if (!found || found.approximate) return null;
  const { latitude, longitude, timezone: time_zone } = found;
  return { latitude, longitude, time_zone };
}

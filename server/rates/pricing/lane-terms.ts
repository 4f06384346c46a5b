import { resolveCountry } from '#domain/places/countries.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import { foldName } from '#domain/places/normalize-name.ts';
import type { LaneTerms } from '#domain/rates/price-request.ts';
import { zoneMembersOf } from '#domain/rates/zone.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { fieldIssue } from '#server/api/errors/field-issue.ts';
import type { Connection } from '#server/database/pool/connection.ts';
import { zonesWith } from '../rate-zones-table.ts';

const NAMESAKES = 20;

/** A place as a request for a price names it. */
type SentPlace =
  | { unlocode: string; postal_code: string }
  | { city: string; country: string; postal_code: string };

/** A place with the name that routing knows it by. */
export interface PricedPlace {
  city: string;
  country: string;
  unlocode: string | null;
  postal_code: string;
}

/** Resolves a place. Refuses an unknown UN/LOCODE or country at `field`. */
export function resolvePlace(geography: Geography, place: SentPlace, field: string): PricedPlace {
  const { postal_code } = place;
  if ('unlocode' in place) {
    const known = geography.unlocode(place.unlocode);
    if (!known) throw fieldIssue(`${field}.unlocode`, `${place.unlocode} isn’t a known UN/LOCODE.`);
    return { city: known.name, country: known.country, unlocode: known.code, postal_code };
  }
  const country = resolveCountry(place.country);
  if (!country) throw fieldIssue(`${field}.country`, 'We couldn’t find this country. Check its name.');
  return {
    city: place.city,
    country,
    unlocode: codeOfCity(geography, { city: place.city, country }),
    postal_code,
  };
}

/** The UN/LOCODE of a typed city; null where it has none. */
function codeOfCity(
  geography: Geography,
  { city, country }: { city: string; country: string },
): string | null {
  const name = foldName(city);
  const named = geography
    .searchUnlocodes(city, NAMESAKES)
    .find((found) => found.country === country && foldName(found.name) === name);
  if (named) return named.code;
  const town = locatePlace(geography.gazetteer, { city, country });
  return town && !town.approximate ? (geography.unlocodeOfTown(town)?.code ?? null) : null;
}

/** The codes by which lines may name each of the places. */
export async function laneTerms<Ends extends readonly PricedPlace[]>(
  connection: Connection,
  places: Ends,
): Promise<{ [End in keyof Ends]: LaneTerms }> {
  const members = places.map(zoneMembersOf);
  const zones = await zonesWith(connection, members.flat());
  return places.map(({ unlocode, country }, index) => ({
    unlocode,
    country,
    zones: zones
      .filter((zone) => members[index]?.some((member) => zone.members.includes(member)))
      .map(({ code }) => code),
  })) as { [End in keyof Ends]: LaneTerms };
}

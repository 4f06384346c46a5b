import { resolveCountry } from '#domain/places/countries.ts';
import type { Gazetteer } from '#domain/places/gazetteer.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { CountryCode, Place } from '#domain/places/place.ts';
import { searchPlaces } from '#domain/places/search-places.ts';

export interface ReadPlace {
  /** The text before the city: street and number. */
  address: string;
  city: string;
  /** '' if the text names no known country or town. */
  country: CountryCode | '';
  /** Whether the town is in the gazetteer. */
  known: boolean;
}

/**
 * Parses a typed place: 'Houston', 'Houston, TX', '12 Main St, Houston, Texas, USA'. Unrecognized parts stay as
 * typed.
 */
export function readPlace(gazetteer: Gazetteer, text: string): ReadPlace {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const firstTown = parts.findIndex((part) => !/\d/.test(part));
  const address = parts.slice(0, Math.max(0, firstTown)).join(', ');
  const named = parts.slice(Math.max(0, firstTown));
  const country = named.length > 1 ? resolveCountry(named.at(-1) ?? '') : undefined;

  // The last part may be a country or, as in 'Los Angeles, CA', look like one.
  const town =
    (country && findTown(gazetteer, named.slice(0, -1), country)) ?? findTown(gazetteer, named, undefined);
  if (town) return { address, city: cityName(gazetteer, town), country: town.country, known: true };
  const city = country ? named.slice(0, -1) : named;
  return { address, city: city.join(', '), country: country ?? '', known: false };
}

/** The town with exactly this name, not one that only starts with it. */
function findTown(
  gazetteer: Gazetteer,
  parts: readonly string[],
  country: CountryCode | undefined,
): Place | undefined {
  const name = parts.join(', ');
  const [found] = searchPlaces(gazetteer, name, { ...(country && { country }), limit: 1 });
  return found && isAt(gazetteer, name, found) ? found : undefined;
}

/** The name alone if it finds that town, else with its region: 'Portland, Maine'. */
function cityName(gazetteer: Gazetteer, town: Place): string {
  return isAt(gazetteer, town.name, town) || town.admin1 === '' ? town.name : `${town.name}, ${town.admin1}`;
}

function isAt(gazetteer: Gazetteer, city: string, town: Place): boolean {
  const located = locatePlace(gazetteer, { city, country: town.country });
  return (
    located !== undefined &&
    !located.approximate &&
    located.latitude === town.latitude &&
    located.longitude === town.longitude
  );
}

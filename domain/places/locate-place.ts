import { capitalOf } from './capitals.ts';
import { resolveCountry } from './countries.ts';
import { distanceKm } from './distance.ts';
import { type Gazetteer, visitNamed } from './gazetteer.ts';
import { visitMisspelt } from './misspelling.ts';
import type { CountryCode, LocatedPlace, Place } from './place.ts';
import { sizeOf, weightOf } from './place-weight.ts';
import { codeIn, regionsMeantBy } from './search-places.ts';
import { spellingsOf } from './spellings.ts';

interface NamedTown {
  city: string;
  country: string;
}

/** A misspelt name matches a place only if it is this many times likelier than any match elsewhere. */
const CLEARLY = 5;
/** Namesakes closer than this count as the same destination. */
const APART_KM = 100;
/** A namesake this many times smaller is ignored, unless it has a major port. */
const COMPARABLE = 10;
const MAX_CANDIDATES = 8;

/**
 * Geocodes a typed city and country; tolerates one typo unless `exact` is set. A town that is not in the gazetteer is
 * placed at its country's capital and marked approximate, under the typed name; an unknown country returns nothing.
 */
export function locatePlace(
  gazetteer: Gazetteer,
  { city, country }: NamedTown,
  { exact = false }: { exact?: boolean } = {},
): LocatedPlace | undefined {
  const code = resolveCountry(country);
  const capital = code && capitalOf(code);
  if (!code || !capital) return undefined;
  const town = findTown(gazetteer, city, code) ?? (exact ? undefined : findMisspelt(gazetteer, city, code));
  const { latitude, longitude, timezone } = town ?? capital;
  const name = town?.name ?? (city.trim().replace(/\s+/g, ' ') || capital.name);
  return { name, country: code, latitude, longitude, timezone, approximate: town === undefined };
}

/**
 * The candidates for an ambiguous name in a country, likeliest first, one per region, so that 'City, Region' resolves
 * it. Empty where the name is unambiguous.
 */
export function namesakes(gazetteer: Gazetteer, { city, country }: NamedTown): Place[] {
  const code = resolveCountry(country);
  if (!code || (city === city.toUpperCase() && codedPlace(gazetteer, city, code))) return [];
  const [first, ...others] = matching(gazetteer, city, code);
  if (!first?.place.admin1) return [];
  const regions = new Set([first.place.admin1]);
  const rivals = others.filter(({ place, size, isPort }) => {
    const isRival =
      place.admin1 !== '' &&
      !regions.has(place.admin1) &&
      distanceKm(first.place, place) > APART_KM &&
      (isPort || size * COMPARABLE >= first.size);
    if (isRival) regions.add(place.admin1);
    return isRival;
  });
  return rivals.length === 0 ? [] : [first, ...rivals].slice(0, MAX_CANDIDATES).map(({ place }) => place);
}

/** Finds a town by name or code, else the largest whose name starts with the text, as 'Frankfurt am Main' does. */
function findTown(gazetteer: Gazetteer, city: string, country: CountryCode): Place | undefined {
  const coded = codedPlace(gazetteer, city, country);
  if (coded && city === city.toUpperCase()) return coded;
  return matching(gazetteer, city, country)[0]?.place ?? coded ?? findLonger(gazetteer, city, country);
}

function codedPlace(gazetteer: Gazetteer, city: string, country: CountryCode): Place | undefined {
  const place = gazetteer.places[gazetteer.codes.get(codeIn(city)) ?? -1];
  return place?.country === country ? place : undefined;
}

/** Scripts that put no space between a name and 'city'. */
const SPACELESS =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}]{2}/u;

function findLonger(gazetteer: Gazetteer, city: string, country: CountryCode): Place | undefined {
  return firstRegion(city, country, (name, admits) => {
    let longer: { place: Place; size: number } | undefined;
    const consider = (number: number) => {
      const place = gazetteer.places[number] as Place;
      const size = sizeOf(gazetteer, number);
      if (size > (longer?.size ?? -1) && admits(place)) longer = { place, size };
    };
    for (const folded of spellingsOf(name)) {
      visitNamed(gazetteer.names, `${folded} `, consider);
      if (SPACELESS.test(folded)) visitNamed(gazetteer.aliases, folded, consider);
    }
    return longer?.place;
  });
}

interface Match {
  place: Place;
  weight: number;
  size: number;
  isPort: boolean;
}

/** Places with exactly that name, likeliest first. */
function matching(gazetteer: Gazetteer, city: string, country: CountryCode): Match[] {
  const named = (name: string, admits: (place: Place) => boolean) => {
    const found = new Map<number, Match>();
    for (const folded of spellingsOf(name))
      for (const index of [gazetteer.names, gazetteer.aliases])
        visitNamed(index, folded, (number, isExact) => {
          const place = gazetteer.places[number] as Place;
          if (!isExact || found.has(number) || !admits(place)) return;
          const isAlias = index === gazetteer.aliases;
          found.set(number, {
            place,
            weight: weightOf(gazetteer, number, isAlias),
            size: sizeOf(gazetteer, number, isAlias),
            isPort: gazetteer.ports.has(number),
          });
        });
    return found.size === 0 ? undefined : [...found.values()].sort((one, other) => other.weight - one.weight);
  };
  return firstRegion(city, country, named) ?? named(city, (place) => place.country === country) ?? [];
}

/** Searches the name before the comma in the region after it, then in the whole country. */
function firstRegion<Found>(
  city: string,
  country: CountryCode,
  find: (name: string, admits: (place: Place) => boolean) => Found | undefined,
): Found | undefined {
  const [name = '', region] = city.split(',');
  for (const isThere of region === undefined ? [] : regionsMeantBy(region)) {
    const found = find(name, (place) => place.country === country && isThere(place));
    if (found) return found;
  }
  return find(name, (place) => place.country === country);
}

function findMisspelt(gazetteer: Gazetteer, city: string, country: CountryCode): Place | undefined {
  return firstRegion(city, country, (name, admits) => {
    const found: { place: Place; weight: number }[] = [];
    visitMisspelt(gazetteer, name, (number, weight) => {
      const place = gazetteer.places[number] as Place;
      if (admits(place)) found.push({ place, weight });
    });
    const [best, ...others] = found.sort((one, other) => other.weight - one.weight);
    const isClear = others.every(
      ({ place, weight }) =>
        best && (distanceKm(best.place, place) <= APART_KM || weight * CLEARLY < best.weight),
    );
    return isClear ? best?.place : undefined;
  });
}

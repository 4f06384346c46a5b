import { capitalOf } from './capitals.ts';
import { resolveCountry } from './countries.ts';
import { foldName } from './fold.ts';
import { type Gazetteer, visitNamed } from './gazetteer.ts';
import type { CountryCode, LocatedPlace, Place } from './place.ts';
import { ALIAS_HANDICAP, regionsMeantBy } from './search-places.ts';

/**
 * Where a typed city and country lie. A town that is not in the gazetteer is put at its country's capital and
 * marked approximate, under the name that was typed; an unknown country has no place at all.
 */
export function locatePlace(
  gazetteer: Gazetteer,
  { city, country }: { city: string; country: string },
): LocatedPlace | undefined {
  const code = resolveCountry(country);
  const capital = code && capitalOf(code);
  if (!code || !capital) return undefined;
  const town = findTown(gazetteer, city, code);
  const { latitude, longitude, timezone } = town ?? capital;
  const name = town?.name ?? (city.trim().replace(/\s+/g, ' ') || capital.name);
  return { name, country: code, latitude, longitude, timezone, approximate: town === undefined };
}

/** The town of that name; failing that the largest whose name goes on after it, as 'Frankfurt' does 'am Main'. */
function findTown(gazetteer: Gazetteer, city: string, country: CountryCode): Place | undefined {
  const [name = '', region] = city.split(',');
  const folded = foldName(name);
  if (folded === '') return undefined;
  const regions = region === undefined ? [() => true] : [...regionsMeantBy(region), () => true];
  for (const isThere of regions) {
    const admits = (place: Place) => place.country === country && isThere(place);
    const town = largestNamed(gazetteer, folded, admits) ?? largestNamed(gazetteer, `${folded} `, admits);
    if (town) return town;
  }
  return undefined;
}

/** The largest place that bears the name, or, when the name ends in a space, whose name goes on after it. */
function largestNamed(
  gazetteer: Gazetteer,
  name: string,
  admits: (place: Place) => boolean,
): Place | undefined {
  const goesOn = name.endsWith(' ');
  let best: Place | undefined;
  let bestWeight = -1;
  const consider = (handicap: number) => (number: number, isExact: boolean) => {
    const place = gazetteer.places[number] as Place;
    const weight = place.population / handicap;
    if (isExact === goesOn || weight <= bestWeight || !admits(place)) return;
    best = place;
    bestWeight = weight;
  };
  visitNamed(gazetteer.names, name, consider(1));
  if (!goesOn) visitNamed(gazetteer.aliases, name, consider(ALIAS_HANDICAP));
  return best;
}

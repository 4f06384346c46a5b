import { resolveCountry } from './countries.ts';
import { distanceKm } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import { foldName } from './normalize-name.ts';
import { searchPlaces } from './search-places.ts';
import { normalizeUnlocode, type UnlocodePlace, type Unlocodes } from './unlocodes.ts';

/**
 * Autocompletes places with a UN/LOCODE, likeliest first: an exact code, an exact name, names with this prefix; where
 * there are none, the towns that the gazetteer finds, which knows foreign names; then names with a word of this prefix,
 * codes with this prefix, and the country's places.
 */
export function searchUnlocodes(
  unlocodes: Unlocodes,
  gazetteer: Gazetteer,
  text: string,
  limit = 8,
): UnlocodePlace[] {
  const folded = foldName(text);
  if (folded === '') return [];
  const code = normalizeUnlocode(text);
  const country = resolveCountry(text);
  const found = unlocodes.named
    .map(({ name, place }) => ({ place, rank: rankOf(name, place) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank);
  const likely = found.filter(({ rank }) => rank <= NAME_PREFIX).map(({ place }) => place);
  const others = found.filter(({ rank }) => rank > NAME_PREFIX).map(({ place }) => place);
  const foreign = likely.length > 0 ? [] : townsNamed(unlocodes, gazetteer, text);
  // Half of the places remain for codes: 'CNN' is rather the beginning of CNNGB than a misspelt town.
  if (others.length > 0) foreign.splice(limit / 2);
  return [...new Set([...likely, ...foreign, ...others])].slice(0, limit);

  function rankOf(name: string, place: UnlocodePlace): number {
    if (place.code === code || place.iata === code) return 0;
    if (name === folded) return 1;
    if (name.startsWith(folded)) return NAME_PREFIX;
    if (name.includes(` ${folded}`)) return 3;
    if (code.length >= 2 && place.code.startsWith(code)) return 4;
    return place.country === country ? 5 : NO_MATCH;
  }
}

const NAME_PREFIX = 2;
const NO_MATCH = 6;
const SAME_TOWN_KM = 5;

function townsNamed({ named }: Unlocodes, gazetteer: Gazetteer, text: string): UnlocodePlace[] {
  return searchPlaces(gazetteer, text).flatMap((town) => {
    const name = foldName(town.name);
    return named
      .filter(({ place }) => place.country === town.country)
      .filter((known) => known.name === name || distanceKm(known.place, town) <= SAME_TOWN_KM)
      .map(({ place }) => place);
  });
}

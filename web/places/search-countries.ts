import { COUNTRIES, type Country } from '#domain/places/countries.ts';
import { foldName } from '#domain/places/normalize-name.ts';

/**
 * Countries that match the text typed so far, best match first: an exact code or alias, then names that start with the
 * text, then names with a later word that does, then aliases that start with it.
 */
export function searchCountries(text: string, limit = 8): Country[] {
  const typed = foldName(text);
  if (typed === '') return [];
  return COUNTRIES.map((country) => ({ country, rank: rankOf(country, typed) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank || one.country.name.localeCompare(other.country.name))
    .slice(0, limit)
    .map(({ country }) => country);
}

const NO_MATCH = 4;

function rankOf({ code, alpha3, name, aliases }: Country, typed: string): number {
  const folded = foldName(name);
  const others = aliases.map(foldName);
  if ([code, alpha3].some((one) => one.toLowerCase() === typed) || others.includes(typed)) return 0;
  if (folded.startsWith(typed)) return 1;
  if (folded.includes(` ${typed}`)) return 2;
  return others.some((other) => other.startsWith(typed)) ? 3 : NO_MATCH;
}

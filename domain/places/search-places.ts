import { resolveCountry } from './countries.ts';
import { type Gazetteer, visitNamed } from './gazetteer.ts';
import { visitMisspelt } from './misspelling.ts';
import { foldName } from './normalize-name.ts';
import type { CountryCode, Place } from './place.ts';
import { sizeOf, weightOf } from './place-weight.ts';
import { spellingsOf } from './spellings.ts';
import { STATES } from './states.ts';

/**
 * Autocompletes places, likeliest first: exact names and codes, then main names with this prefix, then aliases with
 * it; ports and larger places first. Ignores accents, case and punctuation; tolerates one typo where nothing else
 * matches.
 * After a comma a country, a state or its abbreviation narrows the search: 'Houston, USA', 'Portland, OR'.
 */
export function searchPlaces(
  gazetteer: Gazetteer,
  query: string,
  { country, limit = 8 }: { country?: CountryCode; limit?: number } = {},
): Place[] {
  const inCountry = (place: Place) => country === undefined || place.country === country;
  const comma = query.lastIndexOf(',');
  const town = query.slice(0, comma);
  const regions = comma < 1 ? [] : regionsMeantBy(query.slice(comma + 1));
  for (const search of [searchName, searchMisspelt]) {
    for (const isThere of regions) {
      const found = search(gazetteer, town, (place) => inCountry(place) && isThere(place), limit);
      if (found.length > 0) return found;
    }
    const whole = search(gazetteer, query, inCountry, limit);
    if (whole.length > 0) return whole;
  }
  return [];
}

/** Filters for the text after a comma, likeliest first. An incomplete region filters nothing. */
export function regionsMeantBy(text: string): ((place: Place) => boolean)[] {
  const code = resolveCountry(text);
  const folded = foldName(text);
  const abbreviated = Object.entries(STATES).flatMap(([country, states]) => {
    const state = states[text.trim().toUpperCase()];
    return state ? [(place: Place) => place.country === country && place.admin1 === state] : [];
  });
  return [
    ...(code ? [(place: Place) => place.country === code] : []),
    ...abbreviated,
    (place) => foldName(place.admin1).startsWith(folded),
  ];
}

type Search = (
  gazetteer: Gazetteer,
  name: string,
  admits: (place: Place) => boolean,
  limit: number,
) => Place[];

const GROUP = 1e9;

const searchName: Search = (gazetteer, name, admits, limit) => {
  const best = new Ranking(limit);
  const consider = (number: number, group: number, weight: number) => {
    const rank = group * GROUP - weight;
    if (best.admits(rank) && admits(gazetteer.places[number] as Place)) best.add(number, rank);
  };
  const coded = gazetteer.codes.get(codeIn(name));
  // 'HAM' is the airport; 'ham' may be the start of Hamburg.
  if (coded !== undefined) consider(coded, name === name.toUpperCase() ? -1 : 1, GROUP / 2);
  for (const folded of spellingsOf(name)) {
    visitNamed(gazetteer.names, folded, (number, isExact) =>
      isExact
        ? consider(number, 0, weightOf(gazetteer, number))
        : consider(number, 1, sizeOf(gazetteer, number)),
    );
    visitNamed(gazetteer.aliases, folded, (number, isExact) =>
      isExact
        ? consider(number, 0, weightOf(gazetteer, number, true))
        : consider(number, 2, sizeOf(gazetteer, number)),
    );
  }
  return best.numbers().map((number) => gazetteer.places[number] as Place);
};

const searchMisspelt: Search = (gazetteer, name, admits, limit) => {
  const best = new Ranking(limit);
  visitMisspelt(gazetteer, name, (number, weight) => {
    if (best.admits(-weight) && admits(gazetteer.places[number] as Place)) best.add(number, -weight);
  });
  return best.numbers().map((number) => gazetteer.places[number] as Place);
};

/** A UN/LOCODE or IATA code in the gazetteer's form: 'NL RTM' becomes 'nlrtm'. */
export function codeIn(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}

/** Collects the best-ranked places without duplicates. */
class Ranking {
  readonly #limit: number;
  #entries: { number: number; rank: number }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  admits(rank: number): boolean {
    const worst = this.#entries[this.#limit - 1];
    return !worst || rank < worst.rank;
  }

  add(number: number, rank: number): void {
    const known = this.#entries.find((entry) => entry.number === number);
    if (known && known.rank <= rank) return;
    this.#entries = this.#entries.filter((entry) => entry !== known);
    const at = this.#entries.findIndex((entry) => entry.rank > rank);
    this.#entries.splice(at < 0 ? this.#entries.length : at, 0, { number, rank });
    this.#entries.length = Math.min(this.#entries.length, this.#limit);
  }

  numbers(): number[] {
    return this.#entries.map(({ number }) => number);
  }
}

import { resolveCountry } from './countries.ts';
import { type Gazetteer, visitNamed } from './gazetteer.ts';
import { visitMisspelt } from './misspelling.ts';
import { foldName } from './normalize-name.ts';
import type { CountryCode, FoundPlace, Place } from './place.ts';
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
): FoundPlace[] {
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
) => FoundPlace[];

const GROUP = 1e9;

const searchName: Search = (gazetteer, name, admits, limit) => {
  const best = new Ranking(limit);
  const consider = (number: number, group: number, weight: number, alias: string | null = null) => {
    const rank = group * GROUP - weight;
    if (best.admits(rank) && admits(gazetteer.places[number] as Place)) best.add({ number, rank, alias });
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
    visitNamed(gazetteer.aliases, folded, (number, isExact, key) =>
      isExact
        ? consider(number, 0, weightOf(gazetteer, number, true), key)
        : consider(number, 2, sizeOf(gazetteer, number), key),
    );
  }
  return best.found(gazetteer);
};

const searchMisspelt: Search = (gazetteer, name, admits, limit) => {
  const best = new Ranking(limit);
  visitMisspelt(gazetteer, name, (number, weight, alias) => {
    const isAdmitted = best.admits(-weight) && admits(gazetteer.places[number] as Place);
    if (isAdmitted) best.add({ number, rank: -weight, alias });
  });
  return best.found(gazetteer);
};

/** A UN/LOCODE or IATA code in the gazetteer's form: 'NL RTM' becomes 'nlrtm'. */
export function codeIn(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}

interface Entry {
  number: number;
  rank: number;
  /** The normalized alias that matched; null for a main name or a code. */
  alias: string | null;
}

/** Collects the best-ranked places without duplicates. */
class Ranking {
  readonly #limit: number;
  #entries: Entry[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  admits(rank: number): boolean {
    const worst = this.#entries[this.#limit - 1];
    return !worst || rank < worst.rank;
  }

  add(added: Entry): void {
    const known = this.#entries.find((entry) => entry.number === added.number);
    if (known && known.rank <= added.rank) return;
    this.#entries = this.#entries.filter((entry) => entry !== known);
    const at = this.#entries.findIndex((entry) => entry.rank > added.rank);
    this.#entries.splice(at < 0 ? this.#entries.length : at, 0, added);
    this.#entries.length = Math.min(this.#entries.length, this.#limit);
  }

  found({ places }: Gazetteer): FoundPlace[] {
    return this.#entries.map(({ number, alias }) => ({
      ...(places[number] as Place),
      matched_name: alias && capitalized(alias),
    }));
  }
}

/** Aliases are stored normalized, in lower case. */
function capitalized(name: string): string {
  return name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

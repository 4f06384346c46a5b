import { resolveCountry } from './countries.ts';
import { foldName } from './fold.ts';
import { type Gazetteer, visitNamed } from './gazetteer.ts';
import type { CountryCode, Place } from './place.ts';
import { STATES } from './states.ts';

/** A place known by another name must be this many times larger to come before one that bears the name. */
export const ALIAS_HANDICAP = 30;

/**
 * The places a person may mean by what was typed so far, the likeliest first: the name itself, then names beginning
 * so, then other names beginning so; the larger place first. Accents, case and punctuation do not matter.
 * After a comma a country, a state or its abbreviation narrows the search: 'Houston, USA', 'Portland, OR'.
 */
export function searchPlaces(
  gazetteer: Gazetteer,
  query: string,
  { country, limit = 8 }: { country?: CountryCode; limit?: number } = {},
): Place[] {
  const inCountry = (place: Place) => country === undefined || place.country === country;
  const whole = searchName(gazetteer, query, inCountry, limit);
  const comma = query.lastIndexOf(',');
  const town = query.slice(0, comma);
  if (comma < 1 || whole.length > 0) return whole;
  for (const isThere of regionsMeantBy(query.slice(comma + 1))) {
    const found = searchName(gazetteer, town, (place) => inCountry(place) && isThere(place), limit);
    if (found.length > 0) return found;
  }
  return [];
}

/** What may stand after a comma, the likelier first. While it is still being typed it narrows nothing. */
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

function searchName(
  gazetteer: Gazetteer,
  name: string,
  admits: (place: Place) => boolean,
  limit: number,
): Place[] {
  const folded = foldName(name);
  if (folded === '') return [];
  const best = new Ranking(limit);
  const consider = (number: number, group: number, handicap: number) => {
    const place = gazetteer.places[number] as Place;
    const rank = group * 1e9 - place.population / handicap;
    if (best.admits(rank) && admits(place)) best.add(number, rank);
  };
  visitNamed(gazetteer.names, folded, (number, isExact) => consider(number, isExact ? 0 : 1, 1));
  visitNamed(gazetteer.aliases, folded, (number, isExact) =>
    consider(number, isExact ? 0 : 2, isExact ? ALIAS_HANDICAP : 1),
  );
  return best.numbers().map((number) => gazetteer.places[number] as Place);
}

/** Keeps the few lowest ranks, each place once. */
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

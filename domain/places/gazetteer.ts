import { foldName } from './fold.ts';
import type { Place } from './place.ts';

/** Places ordered by population, and sorted name indexes that lead to them. */
export interface Gazetteer {
  /** The largest first: a lower number is a larger place. */
  readonly places: readonly Place[];
  readonly names: NameIndex;
  readonly aliases: NameIndex;
}

/** Folded names in code-unit order, each with the number of its place. */
export interface NameIndex {
  readonly keys: readonly string[];
  readonly places: Int32Array;
}

/**
 * Reads the two files of the gazetteer, both tab-separated. Places, the largest first: name, ASCII name where it
 * differs, country, admin1, latitude, longitude, population, time zone. Other names, folded and in code-unit order:
 * name, number of the place's line from 0.
 */
export function readGazetteer(placeRows: string, otherNameRows: string): Gazetteer {
  const places: Place[] = [];
  const names: { key: string; place: number }[] = [];
  for (const row of placeRows.split('\n')) {
    const { place, ascii } = readPlace(row);
    names.push({ key: foldName(place.name), place: places.length });
    if (ascii) names.push({ key: foldName(ascii), place: places.length });
    places.push(place);
  }
  names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place));
  const others = otherNameRows.split('\n').map((row) => {
    const tab = row.indexOf('\t');
    return { key: row.slice(0, tab), place: Number(row.slice(tab + 1)) };
  });
  return { places, names: indexNames(names), aliases: indexNames(others) };
}

/** Calls `visit` for each place with a name equal to `folded` or, beyond that, beginning with it. */
export function visitNamed(
  index: NameIndex,
  folded: string,
  visit: (place: number, isExact: boolean) => void,
): void {
  const { keys, places } = index;
  for (let at = firstAtLeast(keys, folded); at < keys.length; at++) {
    const key = keys[at] as string;
    if (!key.startsWith(folded)) return;
    visit(places[at] as number, key.length === folded.length);
  }
}

function readPlace(row: string): { place: Place; ascii: string } {
  const [name, ascii, country, admin1, latitude, longitude, population, timezone] = row.split('\t') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const place = {
    name,
    country,
    admin1,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    timezone,
  };
  return { place, ascii };
}

function indexNames(sorted: readonly { key: string; place: number }[]): NameIndex {
  return { keys: sorted.map(({ key }) => key), places: Int32Array.from(sorted, ({ place }) => place) };
}

function firstAtLeast(keys: readonly string[], wanted: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { Place } from './place.ts';

/** Places, and sorted name indexes that lead to them. */
export interface Gazetteer {
  /** Towns, largest first; then ports and airports outside any town of their name. */
  readonly places: readonly Place[];
  /** How many of the places are towns. */
  readonly towns: number;
  readonly names: NameIndex;
  readonly aliases: NameIndex;
  /** Place numbers by UN/LOCODE and IATA code, in lower case. */
  readonly codes: ReadonlyMap<string, number>;
  /** Place numbers of towns with a major port. */
  readonly ports: ReadonlySet<number>;
}

/** Normalized names in code-unit order, each with its place number. */
export interface NameIndex {
  readonly keys: readonly string[];
  readonly places: Int32Array;
}

/**
 * Reads the two tab-separated gazetteer files. Places, largest first: name, country, admin1, latitude, longitude,
 * population, time zone. Names, normalized and in code-unit order so that start-up needs no sort: name, line number of
 * the place from 0; first the main names, then after an empty line the aliases.
 */
export function readGazetteer(placeRows: string, nameRows: string): Gazetteer {
  const [own = '', other = ''] = nameRows.split('\n\n');
  const places = placeRows.split('\n').map(readPlace);
  return {
    places,
    towns: places.length,
    names: readNames(own),
    aliases: readNames(other),
    codes: new Map(),
    ports: new Set(),
  };
}

/** Calls `visit` for each place whose name equals `folded` or starts with it. */
export function visitNamed(
  index: NameIndex,
  folded: string,
  visit: (place: number, isExact: boolean, key: string) => void,
): void {
  const { keys, places } = index;
  for (let at = firstAtLeast(keys, folded); at < keys.length; at++) {
    const key = keys[at] as string;
    if (!key.startsWith(folded)) return;
    visit(places[at] as number, key.length === folded.length, key);
  }
}

/** Returns the index with more names; `added` need not be sorted. */
export function addNames(
  { keys, places }: NameIndex,
  added: readonly (readonly [string, number])[],
): NameIndex {
  const sorted = [...added].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const merged: string[] = [];
  const numbers = new Int32Array(keys.length + sorted.length);
  let from = 0;
  for (const [key, number] of [...sorted, [undefined, -1] as const]) {
    while (from < keys.length && (key === undefined || (keys[from] as string) <= key)) {
      numbers[merged.length] = places[from] as number;
      merged.push(keys[from++] as string);
    }
    if (key === undefined) break;
    numbers[merged.length] = number;
    merged.push(key);
  }
  return { keys: merged, places: numbers };
}

function readPlace(row: string): Place {
  const fields = row.split('\t') as [string, string, string, string, string, string, string];
  const [name, country, admin1, latitude, longitude, population, timezone] = fields;
  return {
    name,
    country,
    admin1,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    timezone,
  };
}

function readNames(rows: string): NameIndex {
  const lines = rows.split('\n');
  const keys: string[] = [];
  const places = new Int32Array(lines.length);
  for (const [at, line] of lines.entries()) {
    const tab = line.indexOf('\t');
    keys.push(line.slice(0, tab));
    places[at] = Number(line.slice(tab + 1));
  }
  return { keys, places };
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

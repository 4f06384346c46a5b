import { unlocodeOfAirport } from './airport-unlocodes.ts';
import { foldName } from './normalize-name.ts';
import type { CountryCode, Point } from './place.ts';

/** A place with a UN/LOCODE, the United Nations' code for trade and transport locations. */
export interface UnlocodePlace extends Point {
  /** Two letters for the country and three for the place: 'DEDUI'. */
  code: string;
  name: string;
  country: CountryCode;
  kind: 'port' | 'airport' | 'inland';
  /** The code of the airport that shares the UN/LOCODE. */
  iata: string | null;
}

export interface Unlocodes {
  readonly byCode: ReadonlyMap<string, UnlocodePlace>;
  readonly byIata: ReadonlyMap<string, UnlocodePlace>;
  /** All places with their normalized names; ports first, major ones before others. */
  readonly named: readonly { name: string; place: UnlocodePlace }[];
}

/** A port by UN/LOCODE, an airport by IATA code, or an inland place by UN/LOCODE. */
interface Coded extends Point {
  code: string;
  name: string;
  country: CountryCode;
}

const FORM = /^[A-Z]{2}[A-Z2-9]{3}$/;

/**
 * Joins ports, airports and inland places. The list of inland places prevails, because the list of ports contains some
 * inland towns; an airport only adds its IATA code where its UN/LOCODE is already that of a port or a town.
 */
export function createUnlocodes(sources: {
  ports: readonly Coded[];
  airports: readonly Coded[];
  inland: readonly Coded[];
}): Unlocodes {
  const byCode = new Map<string, UnlocodePlace>();
  const byIata = new Map<string, UnlocodePlace>();
  const add = (coded: Coded, kind: UnlocodePlace['kind'], code = coded.code) => {
    const { name, country, latitude, longitude } = coded;
    const place = { code, name, country, latitude, longitude, kind, iata: null };
    byCode.set(code, place);
    return place;
  };
  for (const port of sources.ports) if (FORM.test(port.code)) add(port, 'port');
  for (const place of sources.inland) add(place, 'inland');
  for (const airport of sources.airports) {
    const code = unlocodeOfAirport(airport);
    if (code === null) continue;
    const place: UnlocodePlace = byCode.get(code) ?? add(airport, 'airport', code);
    place.iata ??= airport.code;
    byIata.set(airport.code, place);
  }
  const named = [...byCode.values()].map((place) => ({ name: foldName(place.name), place }));
  return { byCode, byIata, named };
}

/** Finds a place by its code, in any case and with or without spaces: 'de dui'. */
export function findUnlocode({ byCode }: Unlocodes, code: string): UnlocodePlace | undefined {
  return byCode.get(normalizeUnlocode(code));
}

/** 'de dui' becomes 'DEDUI'. */
export function normalizeUnlocode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

/** Reads data/places/inland-unlocodes.tsv: code, name, country, latitude and longitude. */
export function readInlandPlaces(tsv: string): Coded[] {
  return tsv.split('\n').map((row) => {
    const [code, name, country, latitude, longitude] = row.split('\t') as [
      string,
      string,
      string,
      string,
      string,
    ];
    return { code, name, country, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

import { continentOf } from '#domain/places/capitals.ts';
import type { CountryCode } from '#domain/places/place.ts';

/** Ratio of rail to straight-line distance; an assumption, the same everywhere. */
export const RAIL_CIRCUITY = 1.25;

/**
 * Ratio of road to straight-line distance. Ballou, Rahardja, Sakai (2002), Selected country circuity factors for road
 * travel distance estimation, Transportation Research Part A 36, table 1.
 */
const ROAD_CIRCUITY: Readonly<Record<CountryCode, number>> = {
  AR: 1.22,
  AU: 1.28,
  BR: 1.23,
  BY: 1.12,
  CA: 1.3,
  CL: 1.21,
  CN: 1.33,
  DE: 1.32,
  EG: 2.1,
  ES: 1.58,
  FR: 1.65,
  GB: 1.4,
  HU: 1.35,
  ID: 1.43,
  IN: 1.31,
  IT: 1.18,
  JP: 1.41,
  MX: 1.46,
  NZ: 2.05,
  PL: 1.21,
  RU: 1.37,
  SA: 1.34,
  TH: 1.42,
  TR: 1.36,
  UA: 1.29,
  US: 1.2,
  ZA: 1.23,
};
const EUROPE_CIRCUITY = 1.46;
const ELSEWHERE_CIRCUITY = 1.3;

const SHORT_TRIP_KM = 50;
const SHORT_TRIP_FACTOR = 1.2;

/** Converts a straight-line distance to road km; short trips have a higher factor. */
export function roadKm(straightKm: number, from: CountryCode, to: CountryCode): number {
  const circuity = (circuityOf(from) + circuityOf(to)) / 2;
  return straightKm * circuity * (straightKm < SHORT_TRIP_KM ? SHORT_TRIP_FACTOR : 1);
}

function circuityOf(country: CountryCode): number {
  const known = ROAD_CIRCUITY[country];
  if (known) return known;
  return continentOf(country) === 'EU' ? EUROPE_CIRCUITY : ELSEWHERE_CIRCUITY;
}

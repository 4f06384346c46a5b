import * as z from 'zod';
import type { Point } from '#domain/places/place.ts';
import type { Position, Stop } from '../route-leg.ts';
import { readTable } from './read-table.ts';

/** Modes that travel over land. */
export type LandMode = 'road' | 'rail';

/** A ferry line or dedicated tunnel for trucks or trains across water, in both directions. */
export interface Crossing {
  kind: 'ferry' | 'tunnel';
  modes: readonly LandMode[];
  ends: readonly [Stop, Stop];
}

export interface Crossings {
  /** Bridges, tunnels and shuttles that are part of the road; routing treats them as land. */
  links: readonly (readonly [Position, Position])[];
  edges: readonly Crossing[];
}

const Row = z.tuple([
  z.enum(['link', 'ferry', 'tunnel']),
  z.string(),
  z.string(),
  z.string(),
  z.coerce.number(),
  z.coerce.number(),
  z.string(),
  z.string(),
  z.coerce.number(),
  z.coerce.number(),
]);

/** Reads data/routing/crossings.tsv. */
export function readCrossings(tsv: string): Crossings {
  const rows = readTable(tsv).map((row) => Row.parse(row));
  return {
    links: rows
      .filter(([kind]) => kind === 'link')
      .map(([, , , , fromLatitude, fromLongitude, , , toLatitude, toLongitude]) => [
        [fromLongitude, fromLatitude],
        [toLongitude, toLatitude],
      ]),
    edges: rows.flatMap(([kind, modes, from, fromCountry, ...rest]) => {
      const [fromLatitude, fromLongitude, to, toCountry, toLatitude, toLongitude] = rest;
      if (kind === 'link') return [];
      const ends: [Stop, Stop] = [
        crossingEnd(kind, from, fromCountry, { latitude: fromLatitude, longitude: fromLongitude }),
        crossingEnd(kind, to, toCountry, { latitude: toLatitude, longitude: toLongitude }),
      ];
      return { kind, modes: modes.split(' ') as LandMode[], ends };
    }),
  };
}

function crossingEnd(kind: Crossing['kind'], name: string, country: string, point: Point): Stop {
  return { name, country, ...point, kind: kind === 'ferry' ? 'port' : 'terminal', code: null };
}

/** Land borders that freight cannot cross. */
export const BARRIERS: readonly (readonly Position[])[] = [
  [
    [-77.3, 8.9],
    [-77.4, 8.2],
    [-78.1, 6.9],
  ], // Darién Gap
  [
    [125.9, 37.7],
    [126.6, 37.85],
    [127.2, 38.25],
    [128.8, 38.75],
  ], // Korean demilitarised zone
];

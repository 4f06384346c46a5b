import * as z from 'zod';
import type { Point } from '#domain/places/place.ts';
import type { Position } from '../route-leg.ts';
import { positionDistanceKm, wrapLongitude } from '../search/geodesy.ts';

export const PassageName = z.enum([
  'suez',
  'panama',
  'gibraltar',
  'bosporus',
  'dardanelles',
  'malacca',
  'singapore',
  'bab_el_mandeb',
  'hormuz',
  'oresund',
  'great_belt',
  'dover',
  'sunda',
  'lombok',
  'torres',
  'magellan',
  'messina',
  'kiel',
  'good_hope',
  'cape_horn',
]);
export type PassageName = z.infer<typeof PassageName>;

/**
 * A strait, canal or cape. `channel` is the water that the quarter-degree grid may be too coarse to show; `gate` is a
 * line across it from shore to shore: a lane that crosses the gate sails the passage; a closed passage blocks it.
 */
interface Passage {
  label: string;
  channel: readonly Position[];
  gate: readonly [Position, Position];
}

export const PASSAGES: Readonly<Record<PassageName, Passage>> = {
  suez: {
    label: 'Suez Canal',
    channel: [
      [32.35, 31.5],
      [32.35, 31.2],
      [32.3, 30.6],
      [32.55, 29.9],
      [32.7, 29.1],
      [33.3, 28.4],
      [33.9, 27.7],
      [34.5, 27],
    ],
    gate: [
      [31.9, 30.6],
      [32.8, 30.6],
    ],
  },
  panama: {
    label: 'Panama Canal',
    channel: [
      [-79.92, 9.6],
      [-79.92, 9.3],
      [-79.7, 9.1],
      [-79.55, 8.9],
      [-79.5, 8.6],
    ],
    gate: [
      [-80.1, 8.95],
      [-79.4, 9.3],
    ],
  },
  gibraltar: {
    label: 'Strait of Gibraltar',
    channel: [
      [-6.4, 35.9],
      [-5.6, 35.95],
      [-5.3, 36],
      [-4.6, 36],
    ],
    gate: [
      [-5.65, 36.4],
      [-5.55, 35.5],
    ],
  },
  bosporus: {
    label: 'Bosporus',
    channel: [
      [29.2, 41.5],
      [29.1, 41.2],
      [28.95, 40.95],
      [28.6, 40.8],
    ],
    gate: [
      [28.7, 41.1],
      [29.5, 41.1],
    ],
  },
  dardanelles: {
    label: 'Dardanelles',
    channel: [
      [27.4, 40.6],
      [26.7, 40.35],
      [26.35, 40.1],
      [26, 39.95],
    ],
    gate: [
      [26.3, 40.45],
      [26.9, 39.9],
    ],
  },
  malacca: {
    label: 'Strait of Malacca',
    channel: [
      [99.8, 4],
      [101, 2.8],
      [102.2, 1.9],
      [103.2, 1.25],
    ],
    gate: [
      [102.4, 2.5],
      [101.3, 1.4],
    ],
  },
  singapore: {
    label: 'Singapore Strait',
    channel: [
      [103.2, 1.25],
      [103.6, 1.15],
      [104.1, 1.2],
      [104.7, 1.35],
    ],
    gate: [
      [104.05, 1.6],
      [104.05, 0.9],
    ],
  },
  bab_el_mandeb: {
    label: 'Bab el-Mandeb',
    channel: [
      [42.9, 13.5],
      [43.35, 12.65],
      [43.7, 12.2],
    ],
    gate: [
      [43.75, 13],
      [42.9, 12.1],
    ],
  },
  hormuz: {
    label: 'Strait of Hormuz',
    channel: [
      [55.5, 26.1],
      [56.4, 26.55],
      [56.9, 25.9],
    ],
    gate: [
      [56.2, 25.9],
      [56.7, 27.4],
    ],
  },
  oresund: {
    label: 'Øresund',
    channel: [
      [11.6, 56.4],
      [12.6, 56.1],
      [12.75, 55.5],
      [13, 55.1],
    ],
    gate: [
      [12.3, 55.85],
      [13.2, 55.9],
    ],
  },
  great_belt: {
    label: 'Great Belt',
    channel: [
      [10.9, 56],
      [11, 55.3],
      [10.9, 54.7],
      [11.6, 54.5],
    ],
    gate: [
      [10.4, 55.35],
      [11.6, 55.4],
    ],
  },
  dover: {
    label: 'Strait of Dover',
    channel: [
      [1.2, 50.75],
      [1.6, 51.1],
      [2.2, 51.5],
    ],
    gate: [
      [1.05, 51.25],
      [1.95, 50.7],
    ],
  },
  sunda: {
    label: 'Sunda Strait',
    channel: [
      [105, -6.4],
      [105.85, -5.95],
      [106.1, -5.4],
    ],
    gate: [
      [105.5, -5.6],
      [106.3, -6.3],
    ],
  },
  lombok: {
    label: 'Lombok Strait',
    channel: [
      [115.7, -9.1],
      [115.75, -8.1],
    ],
    gate: [
      [115.3, -8.5],
      [116.3, -8.5],
    ],
  },
  torres: {
    label: 'Torres Strait',
    channel: [
      [141.3, -10.6],
      [142.3, -10.5],
      [143.3, -10.4],
    ],
    gate: [
      [142.6, -11.4],
      [142.4, -8.9],
    ],
  },
  magellan: {
    label: 'Strait of Magellan',
    channel: [
      [-68.1, -52.4],
      [-69.6, -52.6],
      [-70.6, -53],
      [-70.9, -53.7],
      [-72, -53.6],
      [-73.5, -53.05],
      [-75, -52.6],
    ],
    gate: [
      [-72.2, -52.8],
      [-71.9, -54.2],
    ],
  },
  messina: {
    label: 'Strait of Messina',
    channel: [
      [15.5, 37.7],
      [15.6, 38.1],
      [15.65, 38.45],
    ],
    gate: [
      [15.2, 37.95],
      [16.05, 38.2],
    ],
  },
  kiel: {
    label: 'Kiel Canal',
    channel: [
      [8.9, 53.95],
      [9.7, 54.2],
      [10.2, 54.5],
    ],
    gate: [
      [9.4, 54.35],
      [9.9, 53.95],
    ],
  },
  good_hope: {
    label: 'Cape of Good Hope',
    channel: [],
    gate: [
      [19.6, -34.4],
      [19.6, -50],
    ],
  },
  cape_horn: {
    label: 'Cape Horn',
    channel: [],
    gate: [
      [-67.3, -55.2],
      [-67.3, -66],
    ],
  },
};

/** The point where a lane crosses a passage's gate, and its distance along the lane. */
interface PassageOnLine extends Point {
  name: PassageName;
  label: string;
  km: number;
}

/** The passages a sea lane sails, in sailing order. */
export function passagesAlong(line: readonly Position[]): PassageOnLine[] {
  const found = new Map<PassageName, PassageOnLine>();
  let km = 0;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] as Position;
    for (const name of PassageName.options) {
      const crossing = crossGate(from, to, PASSAGES[name].gate);
      if (!crossing || found.has(name)) continue;
      found.set(name, {
        name,
        label: PASSAGES[name].label,
        longitude: wrapLongitude(crossing[0]),
        latitude: crossing[1],
        km: km + positionDistanceKm(from, crossing),
      });
    }
    km += positionDistanceKm(from, to);
  }
  return [...found.values()].sort((a, b) => a.km - b.km);
}

function crossGate(from: Position, to: Position, gate: Passage['gate']): Position | undefined {
  const turns = Math.round((from[0] - gate[0][0]) / 360) * 360;
  const start: Position = [gate[0][0] + turns, gate[0][1]];
  const lane: Position = [to[0] - from[0], to[1] - from[1]];
  const across: Position = [gate[1][0] - gate[0][0], gate[1][1] - gate[0][1]];
  const offset: Position = [start[0] - from[0], start[1] - from[1]];
  const turn = cross(lane, across);
  if (turn === 0) return undefined;
  const onLane = cross(offset, across) / turn;
  const onGate = cross(offset, lane) / turn;
  if (onLane < 0 || onLane > 1 || onGate < 0 || onGate > 1) return undefined;
  return [from[0] + lane[0] * onLane, from[1] + lane[1] * onLane];
}

function cross(a: Position, b: Position): number {
  return a[0] * b[1] - a[1] * b[0];
}

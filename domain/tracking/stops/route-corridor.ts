import type { Point } from '../../places/place.ts';
import type { Position } from '../../routing/route-leg.ts';
import { EARTH_RADIUS_KM } from '../../routing/search/geodesy.ts';
import type { TransportMode } from '../../routing/transport-mode.ts';
import type { Track } from '../track.ts';

/** The maximum distance of a vehicle from the drawn line of its leg, km. Lines follow main roads, sea lanes and great circles. */
export const CORRIDOR_KM: Readonly<Record<TransportMode, number>> = {
  road: 25,
  rail: 25,
  sea: 200,
  air: 500,
};

/** Longer segments are divided, so that each chord stays within 200 m of the earth's surface. */
const MAX_PIECE_KM = 100;
const RADIANS = Math.PI / 180;

/** A point of the unit sphere: distances need no trigonometry, and neither the date line nor the poles are special. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** A route prepared for judging many positions. */
export interface RouteCorridor {
  legs: readonly CorridorLeg[];
}

interface CorridorLeg {
  transport_mode: TransportMode;
  length_km: number;
  /** x, y and z of each vertex; null without a known line, so that every position is on the route. */
  vertices: Float64Array | null;
  /** A circle that contains the line. */
  bounds: { centre: Vector; radius_km: number } | null;
}

/** The first and last leg, by index, whose corridors contain a place. */
export interface LegRange {
  first: number;
  last: number;
}

export function corridorOf({ legs }: Track): RouteCorridor {
  return {
    legs: legs.map(({ transport_mode, line, from_km, to_km }) => {
      const vertices = verticesOf(line);
      return { transport_mode, length_km: to_km - from_km, vertices, bounds: boundsOf(vertices) };
    }),
  };
}

/** An unknown path: only the vehicle's speed can be judged. */
export function unknownPath(transport_mode: TransportMode): RouteCorridor {
  const leg = { transport_mode, length_km: Number.POSITIVE_INFINITY, vertices: null, bounds: null };
  return { legs: [leg] };
}

/** Finds the legs whose corridors contain a place; null off the route. Fastest for places in travel order. */
export function legFinder({ legs }: RouteCorridor): (place: Vector) => LegRange | null {
  const hints = legs.map(() => 0);
  return (place) => {
    let first = -1;
    let last = -1;
    for (let index = 0; index < legs.length; index++) {
      const piece = nearPiece(legs[index] as CorridorLeg, place, hints[index] as number);
      if (piece < 0) continue;
      hints[index] = piece;
      if (first < 0) first = index;
      last = index;
    }
    return first < 0 ? null : { first, last };
  };
}

export function vectorOf({ latitude, longitude }: Point): Vector {
  const ring = Math.cos(latitude * RADIANS);
  return {
    x: ring * Math.cos(longitude * RADIANS),
    y: ring * Math.sin(longitude * RADIANS),
    z: Math.sin(latitude * RADIANS),
  };
}

/** Great-circle distance. */
export function vectorDistanceKm(from: Vector, to: Vector): number {
  const half = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) / 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, half));
}

/** The index of a segment that is near enough, or -1. Tries the one at `hint` first. */
function nearPiece({ vertices, transport_mode, bounds }: CorridorLeg, place: Vector, hint: number): number {
  if (vertices === null || bounds === null) return 0;
  const most = WITHIN[transport_mode];
  if (squaredChord(vertices, hint, place) <= most) return hint;
  if (vectorDistanceKm(bounds.centre, place) > bounds.radius_km + CORRIDOR_KM[transport_mode]) return -1;
  for (let end = 0; end < vertices.length; end += 3)
    if (squaredChord(vertices, end, place) <= most) return end;
  return -1;
}

const WITHIN: Readonly<Record<TransportMode, number>> = {
  road: squaredChordOf(CORRIDOR_KM.road),
  rail: squaredChordOf(CORRIDOR_KM.rail),
  sea: squaredChordOf(CORRIDOR_KM.sea),
  air: squaredChordOf(CORRIDOR_KM.air),
};

function squaredChordOf(km: number): number {
  return (2 * Math.sin(km / EARTH_RADIUS_KM / 2)) ** 2;
}

/** The distance from a place to the segment that ends at this vertex. */
function squaredChord(vertices: Float64Array, end: number, { x, y, z }: Vector): number {
  const start = Math.max(0, end - 3);
  const ax = vertices[start] as number;
  const ay = vertices[start + 1] as number;
  const az = vertices[start + 2] as number;
  const dx = (vertices[end] as number) - ax;
  const dy = (vertices[end + 1] as number) - ay;
  const dz = (vertices[end + 2] as number) - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const length = dx * dx + dy * dy + dz * dz;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / length));
  return (px - share * dx) ** 2 + (py - share * dy) ** 2 + (pz - share * dz) ** 2;
}

/** Between vertices the line is straight on the map. */
function verticesOf(line: readonly Position[]): Float64Array {
  const points: number[] = [];
  const add = (longitude: number, latitude: number) => {
    const { x, y, z } = vectorOf({ latitude, longitude });
    points.push(x, y, z);
  };
  for (const [index, [longitude, latitude]] of line.entries()) {
    const before = line[index - 1];
    const pieces = before ? piecesBetween(before, [longitude, latitude]) : 1;
    for (let piece = 1; before && piece < pieces; piece++) {
      const share = piece / pieces;
      add(before[0] + share * (longitude - before[0]), before[1] + share * (latitude - before[1]));
    }
    add(longitude, latitude);
  }
  return new Float64Array(points);
}

function boundsOf(vertices: Float64Array): CorridorLeg['bounds'] {
  const at = (index: number): Vector => ({
    x: vertices[index] as number,
    y: vertices[index + 1] as number,
    z: vertices[index + 2] as number,
  });
  const centre = at(3 * Math.floor(vertices.length / 6));
  let radius_km = 0;
  for (let index = 0; index < vertices.length; index += 3)
    radius_km = Math.max(radius_km, vectorDistanceKm(centre, at(index)));
  return { centre, radius_km };
}

/** In degrees, because a straight line on the map may be longer than the great circle. */
function piecesBetween(from: Position, to: Position): number {
  const degrees = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Math.max(1, Math.ceil((degrees * RADIANS * EARTH_RADIUS_KM) / MAX_PIECE_KM));
}

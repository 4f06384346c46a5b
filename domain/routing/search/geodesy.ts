import { distanceKm, EARTH_RADIUS_KM } from '#domain/places/distance.ts';
import type { Point } from '#domain/places/place.ts';
import type { Position } from '../route-leg.ts';

export { distanceKm, EARTH_RADIUS_KM };

const RADIANS = Math.PI / 180;

/** Great-circle distance in km between GeoJSON positions. */
export function positionDistanceKm(from: Position, to: Position): number {
  return distanceKm({ longitude: from[0], latitude: from[1] }, { longitude: to[0], latitude: to[1] });
}

/** The point at `fraction` (0 to 1) of the great circle from one position to another. */
function greatCirclePoint(from: Position, to: Position, fraction: number): Position {
  const angle = positionDistanceKm(from, to) / EARTH_RADIUS_KM;
  if (angle < 1e-9) return from;
  const start = Math.sin((1 - fraction) * angle) / Math.sin(angle);
  const end = Math.sin(fraction * angle) / Math.sin(angle);
  const a = toVector(from);
  const b = toVector(to);
  const x = start * a.x + end * b.x;
  const y = start * a.y + end * b.y;
  const z = start * a.z + end * b.z;
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}

/** The great circle as a line with a vertex at least every `stepKm`, unwrapped across the antimeridian. */
export function greatCircleLine(from: Position, to: Position, stepKm: number): Position[] {
  const steps = Math.max(1, Math.ceil(positionDistanceKm(from, to) / stepKm));
  const line: Position[] = [from];
  for (let step = 1; step < steps; step++) line.push(greatCirclePoint(from, to, step / steps));
  line.push(to);
  return unwrapLine(line);
}

/** Shifts longitudes by multiples of 360° so that no two neighbours are more than 180° apart. */
export function unwrapLine(line: readonly Position[]): Position[] {
  const unwrapped: Position[] = [];
  let previous: number | undefined;
  for (const [longitude, latitude] of line) {
    const turns = previous === undefined ? 0 : Math.round((previous - longitude) / 360);
    previous = longitude + turns * 360;
    unwrapped.push([previous, latitude]);
  }
  return unwrapped;
}

/** Length of a line in km. */
export function lineLengthKm(line: readonly Position[]): number {
  return pairs(line).reduce((total, [from, to]) => total + positionDistanceKm(from, to), 0);
}

/** A point on a line; `heading` is the course there in degrees from north, 0 to 360. */
export interface PointOnLine extends Point {
  heading: number;
}

/**
 * The point `km` along a line, clamped to its ends.
 * It lies on the straight segment between two vertices, as maps draw it. Longitude within ±180.
 */
export function pointAlong(line: readonly Position[], km: number): PointOnLine {
  let left = Math.max(0, km);
  let last: [Position, Position] | undefined;
  for (const segment of pairs(line)) {
    const length = positionDistanceKm(...segment);
    if (length > 0 && left <= length) return pointOnSegment(segment, left / length);
    left -= length;
    if (length > 0) last = segment;
  }
  if (last) return pointOnSegment(last, 1);
  const [longitude, latitude] = line[0] ?? [0, 0];
  return { latitude, longitude: wrapLongitude(longitude), heading: 0 };
}

/** Initial course from one position to another, degrees from north, 0 to 360. */
export function bearing(from: Position, to: Position): number {
  const across = (to[0] - from[0]) * RADIANS;
  const y = Math.sin(across) * Math.cos(to[1] * RADIANS);
  const x =
    Math.cos(from[1] * RADIANS) * Math.sin(to[1] * RADIANS) -
    Math.sin(from[1] * RADIANS) * Math.cos(to[1] * RADIANS) * Math.cos(across);
  return (Math.atan2(y, x) / RADIANS + 360) % 360;
}

/** Normalizes a longitude to -180 to 180. */
export function wrapLongitude(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function pointOnSegment([from, to]: [Position, Position], fraction: number): PointOnLine {
  return {
    latitude: from[1] + (to[1] - from[1]) * fraction,
    longitude: wrapLongitude(from[0] + (to[0] - from[0]) * fraction),
    heading: bearing(from, to),
  };
}

function pairs(line: readonly Position[]): [Position, Position][] {
  return line.slice(1).map((to, index) => [line[index] as Position, to]);
}

function toVector([longitude, latitude]: Position): { x: number; y: number; z: number } {
  const ring = Math.cos(latitude * RADIANS);
  return {
    x: ring * Math.cos(longitude * RADIANS),
    y: ring * Math.sin(longitude * RADIANS),
    z: Math.sin(latitude * RADIANS),
  };
}

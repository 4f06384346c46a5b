import type { Position } from '#domain/routing/route-leg.ts';

/** Minimum span in degrees of latitude; the coastline is too coarse below it. */
const MIN_SPAN = 5;
/** The inhabited world. Its edges are in the Bering Strait, where the land path's copies would overlap. */
const WORLD = { west: -169, east: 180, south: -58, north: 78 };

export interface RouteProjection {
  /** Projects a position to pixels. Longitudes may be unwrapped beyond ±180. */
  project: (position: Position) => [x: number, y: number];
  /** Transforms of the land path (x = longitude, y = -latitude), one per visible copy of the world. */
  landTransforms: string[];
  /** Pixels per degree of latitude. */
  scale: number;
  /** Edges of the crop in degrees. */
  west: number;
  east: number;
  south: number;
  north: number;
}

interface Frame {
  width: number;
  height: number;
  padding: number;
}

/** An equirectangular projection, true to scale at the route's middle latitude, cropped so that all positions are inside the padding. */
export function fitRoute(positions: readonly Position[], { width, height, padding }: Frame): RouteProjection {
  const [west, east] = extent(positions.map(([longitude]) => longitude));
  const [south, north] = extent(positions.map(([, latitude]) => latitude));
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const squeeze = squeezeAt(middle.latitude);
  const room = { x: Math.max(1, width - 2 * padding), y: Math.max(1, height - 2 * padding) };
  const scale = Math.min(
    room.x / Math.max((east - west) * squeeze, MIN_SPAN * squeeze),
    room.y / Math.max(north - south, MIN_SPAN),
  );
  return projectionAt(middle, scale, { width, height });
}

/** The world without a route. It fills the frame, so no part of it appears twice. */
export function fitWorld({ width, height }: Omit<Frame, 'padding'>): RouteProjection {
  const { west, east, south, north } = WORLD;
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const scale = Math.max(width / ((east - west) * squeezeAt(middle.latitude)), height / (north - south));
  return projectionAt(middle, scale, { width, height });
}

function projectionAt(
  middle: { longitude: number; latitude: number },
  scale: number,
  { width, height }: Omit<Frame, 'padding'>,
): RouteProjection {
  const across = scale * squeezeAt(middle.latitude);
  const crop = {
    west: middle.longitude - width / 2 / across,
    east: middle.longitude + width / 2 / across,
    south: middle.latitude - height / 2 / scale,
    north: middle.latitude + height / 2 / scale,
  };
  const left = (longitude: number) => width / 2 + (longitude - middle.longitude) * across;
  return {
    ...crop,
    scale,
    project: ([longitude, latitude]) => [left(longitude), height / 2 - (latitude - middle.latitude) * scale],
    landTransforms: turnsInView(crop).map(
      (turn) =>
        `translate(${round(left(turn * 360))} ${round(height / 2 + middle.latitude * scale)}) scale(${round(across)} ${round(scale)})`,
    ),
  };
}

function squeezeAt(latitude: number): number {
  return Math.max(0.35, Math.cos((latitude * Math.PI) / 180));
}

/** `longitude` shifted by multiples of 360° to the route: stops are within ±180, lines are unwrapped. */
export function nearestTurn(longitude: number, line: readonly Position[]) {
  if (line.length === 0) return longitude;
  let best = longitude;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [other] of line) {
    const candidate = longitude + Math.round((other - longitude) / 360) * 360;
    if (Math.abs(candidate - other) < shortest) {
      shortest = Math.abs(candidate - other);
      best = candidate;
    }
  }
  return best;
}

/** Unwraps places in order, each to the copy of the world nearest to the previous one. */
export function unwrapLongitudes(places: readonly { latitude: number; longitude: number }[]): Position[] {
  let before: number | undefined;
  return places.map(({ latitude, longitude }) => {
    before = before === undefined ? longitude : nearestTurn(longitude, [[before, latitude]]);
    return [before, latitude];
  });
}

/** Shifts lines by multiples of 360° so that each begins where the previous one ended. */
export function alignLines<Line extends readonly Position[]>(lines: readonly Line[]): Position[][] {
  let end: number | undefined;
  return lines.map((line) => {
    const start = line[0]?.[0] ?? 0;
    const shift = end === undefined ? 0 : Math.round((end - start) / 360) * 360;
    const aligned = line.map(([longitude, latitude]): Position => [longitude + shift, latitude]);
    end = aligned.at(-1)?.[0] ?? end;
    return aligned;
  });
}

/** The land path spans -180 to 191, because Chukotka extends beyond the antimeridian. */
function turnsInView({ west, east }: { west: number; east: number }) {
  const turns = [];
  for (let turn = Math.floor((west - 191) / 360); turn <= Math.ceil((east + 180) / 360); turn++) {
    if (turn * 360 - 180 < east && turn * 360 + 191 > west) turns.push(turn);
  }
  return turns;
}

function extent(values: readonly number[]): [number, number] {
  if (values.length === 0) return [-180, 180];
  return [Math.min(...values), Math.max(...values)];
}

function round(value: number) {
  return Math.round(value * 1000) / 1000;
}

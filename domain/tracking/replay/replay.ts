import type { Point } from '../../places/place.ts';
import type { Position } from '../../routing/route-leg.ts';
import { bearing, distanceKm, type PointOnLine, positionDistanceKm } from '../../routing/search/geodesy.ts';
import type { TransportMode } from '../../routing/transport-mode.ts';
import { clampedProgress } from '../clamped-progress.ts';
import { placeOn, type Track, trackOf, travelledKm } from '../track.ts';
import { type Moment, momentAt, momentsOf } from './replay-moments.ts';

/** A stop farther from the line than this is not on the route. */
const OFF_ROUTE_KM = 150;

/** A place nearer to the freight than this counts as its position. */
const HERE_KM = 0.5;

interface ReplayStop extends Point {
  name: string;
  /** Planned arrival. */
  estimated_arrival: Date | null;
}

/** The known progress of the freight and its time; null before it has moved. */
export interface KnownJourney {
  /** Share of the line, 0 to 1. */
  travelled: number;
  known_at: Date | null;
}

/** A journey prepared for queries of any of its places. */
export interface Replay {
  vertices: { position: Position; km: number }[];
  length_km: number;
  stops: { name: string; km: number }[];
  moments: Moment[];
  travelled_km: number;
}

export interface ReplayFrame {
  /** Longitude is unwrapped across ±180, like the line. */
  place: PointOnLine;
  /** The stops before and after it. */
  from: string | null;
  to: string | null;
  /** When the freight was here, or will be by plan and current delay. */
  at: Date | null;
  /** The freight has not been here yet. */
  planned: boolean;
}

/** Null without a line. Legs are unwrapped across ±180. */
export function replayOf(
  legs: readonly { transport_mode: TransportMode; geometry: readonly Position[] }[],
  stops: readonly ReplayStop[],
  { travelled, known_at }: KnownJourney,
): Replay | null {
  const track = trackOf(legs);
  if (track.length_km === 0) return null;
  const travelled_km = travelled * track.length_km;
  const measured = stopsAlong(track, stops);
  return {
    vertices: verticesOf(track),
    length_km: track.length_km,
    stops: measured,
    moments: momentsOf(measured, travelled_km, known_at),
    travelled_km,
  };
}

/** The state of the journey at `progress` per cent, clamped to the shown range. */
export function replayAt(replay: Replay, progress: number): ReplayFrame {
  const km = (clampedProgress(progress) / 100) * replay.length_km;
  return {
    place: placeAt(replay, km),
    from: replay.stops.findLast((stop) => stop.km <= km)?.name ?? null,
    to: replay.stops.find((stop) => stop.km > km)?.name ?? null,
    at: momentAt(replay.moments, km),
    planned: km > replay.travelled_km + HERE_KM,
  };
}

/** Every vertex of the legs with its distance from the origin. */
function verticesOf(track: Track): Replay['vertices'] {
  return track.legs.flatMap(({ line, from_km }) => {
    let km = from_km;
    return line.map((position, index) => {
      const before = line[index - 1];
      if (before) km += positionDistanceKm(before, position);
      return { position, km };
    });
  });
}

/** In the order of the stops, so that a route that passes a place twice is read forwards. */
function stopsAlong(track: Track, stops: readonly ReplayStop[]) {
  let km = 0;
  return stops.flatMap((stop) => {
    const found = Math.max(km, travelledKm(track, stop, km));
    if (distanceKm(placeOn(track, found), stop) > OFF_ROUTE_KM) return [];
    km = found;
    return [{ name: stop.name, km, time: stop.estimated_arrival }];
  });
}

function placeAt({ vertices }: Replay, km: number): PointOnLine {
  const next = firstFrom(vertices, km);
  const to = vertices[next] as Replay['vertices'][number];
  const from = vertices[next - 1] as Replay['vertices'][number];
  const share = to.km > from.km ? (km - from.km) / (to.km - from.km) : 1;
  return {
    longitude: from.position[0] + share * (to.position[0] - from.position[0]),
    latitude: from.position[1] + share * (to.position[1] - from.position[1]),
    heading: bearing(from.position, to.position),
  };
}

/** The index of the first vertex at or beyond `km`, at least 1. Binary search, because it runs for every frame. */
function firstFrom(vertices: Replay['vertices'], km: number): number {
  let low = 1;
  let high = vertices.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vertices[middle]?.km ?? 0) >= km) high = middle;
    else low = middle + 1;
  }
  return low;
}

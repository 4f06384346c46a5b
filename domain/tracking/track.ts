import type { Point } from '../places/place.ts';
import type { Position } from '../routing/route-leg.ts';
import { pointAlong, positionDistanceKm } from '../routing/search/geodesy.ts';
import type { TransportMode } from '../routing/transport-mode.ts';

/** A whole route as one measured line, in km along the line from the origin. */
export interface Track {
  legs: { transport_mode: TransportMode; line: readonly Position[]; from_km: number; to_km: number }[];
  length_km: number;
}

/** How far behind the last known place a vehicle is searched, because positions are inexact. */
export const BACKWARDS_KM = 50;
const KM_PER_DEGREE = 111.195;

export function trackOf(
  legs: readonly { transport_mode: TransportMode; geometry: readonly Position[] }[],
): Track {
  let length_km = 0;
  const measured = legs.map(({ transport_mode, geometry }) => {
    const from_km = length_km;
    for (let end = 1; end < geometry.length; end++)
      length_km += positionDistanceKm(geometry[end - 1] as Position, geometry[end] as Position);
    return { transport_mode, line: geometry, from_km, to_km: length_km };
  });
  return { legs: measured, length_km };
}

/** The place after `km`, clamped to the track's ends; `heading` in degrees from north. */
export function placeOn(
  track: Track,
  km: number,
): Point & { heading: number; transport_mode: TransportMode } {
  const leg = track.legs.find(({ to_km }) => km <= to_km) ?? track.legs.at(-1);
  if (!leg) throw new RangeError('A track without legs has no places.');
  return { ...pointAlong(leg.line, km - leg.from_km), transport_mode: leg.transport_mode };
}

/**
 * The distance of a position along the track: the nearest place on the line, in km from the origin. `since_km` is the
 * vehicle's last place, so that a route that crosses itself is not read backwards.
 */
export function travelledKm(track: Track, position: Point, since_km = 0): number {
  return nearestPlace(track, position, since_km).km;
}

/** The place on a track that is nearest to a position. */
export interface PlaceOnTrack {
  km: number;
  /** Distance from the line. */
  off_km: number;
  transport_mode: TransportMode;
}

/** The place nearest to a position. At most 50 km before `since_km`, so a vehicle does not jump back where the track crosses itself. */
export function nearestPlace(track: Track, position: Point, since_km: number): PlaceOnTrack {
  let best = { km: Math.min(since_km, track.length_km), squared: Number.POSITIVE_INFINITY };
  let transport_mode: TransportMode = 'road';
  for (const { line, from_km, transport_mode: mode } of track.legs) {
    let start_km = from_km;
    for (let end = 1; end < line.length; end++) {
      const from = line[end - 1] as Position;
      const to = line[end] as Position;
      const length = positionDistanceKm(from, to);
      if (start_km + length >= since_km - BACKWARDS_KM) {
        const { share, squared } = nearestOn(from, to, position);
        if (squared < best.squared) {
          best = { km: start_km + share * length, squared };
          transport_mode = mode;
        }
      }
      start_km += length;
    }
  }
  return { km: best.km, off_km: Math.sqrt(best.squared), transport_mode };
}

/** Calculated on a plane around the position, which is exact enough for short segments. */
function nearestOn(
  from: Position,
  to: Position,
  { latitude, longitude }: Point,
): { share: number; squared: number } {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const turns = 360 * Math.round((from[0] - longitude) / 360);
  const x1 = (from[0] - longitude - turns) * shrink * KM_PER_DEGREE;
  const y1 = (from[1] - latitude) * KM_PER_DEGREE;
  const dx = (to[0] - from[0]) * shrink * KM_PER_DEGREE;
  const dy = (to[1] - from[1]) * KM_PER_DEGREE;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
  return { share, squared: (x1 + share * dx) ** 2 + (y1 + share * dy) ** 2 };
}

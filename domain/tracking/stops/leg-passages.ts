import { distanceKm } from '../../places/distance.ts';
import type { Point } from '../../places/place.ts';
import type { Track } from '../track.ts';

interface Stop extends Point {
  waypoint_order: number;
  distance_km: number | null;
  status: 'pending' | 'completed';
  departed_at: Date | null;
}

/** A departure or an arrival of a leg that positions prove. */
export interface LegPassage<Waypoint extends Stop> {
  leg_order: number;
  code: 'DEPA' | 'ARRI';
  stop: Waypoint;
  occurred_at: Date;
}

interface Travelled<Waypoint extends Stop> {
  track: Track;
  waypoints: readonly Waypoint[];
  /** Where the vehicle was before, along the track; null before the first position. */
  before_km: number | null;
  after_km: number;
  /** The stops that it has reached since. */
  reached: readonly Waypoint[];
  /** The accepted positions since, oldest first. */
  fixes: readonly (Point & { taken_ms: number })[];
}

/** A vehicle is at a stop within this, because the position of a town or a port is that of its centre. */
const INSIDE_KM = 5;
/** It has left beyond this: one that moves about in a terminal does not leave and arrive again and again. */
const OUTSIDE_KM = 10;
/** A stop at the end of a leg lies on the track about here. */
const SAME_STOP_KM = 5;

/**
 * The ends of legs that a vehicle was seen to reach or leave. Passing a stop between two positions that are far from it
 * proves no time, so it yields none.
 */
export function legPassages<Waypoint extends Stop>(travelled: Travelled<Waypoint>): LegPassage<Waypoint>[] {
  const { track, reached, before_km, after_km, fixes } = travelled;
  return track.legs.flatMap(({ from_km, to_km }, leg_order): LegPassage<Waypoint>[] => {
    const passages: LegPassage<Waypoint>[] = [];
    const hasLeft =
      after_km > from_km + OUTSIDE_KM && (before_km === null || before_km <= from_km + OUTSIDE_KM);
    const start = hasLeft ? stopAt(travelled, from_km) : undefined;
    if (start && !start.departed_at && (start.status === 'completed' || reached.includes(start))) {
      const inside = fixes.findLastIndex((fix) => distanceKm(fix, start) <= INSIDE_KM);
      const wasHere = inside >= 0 || (before_km !== null && before_km >= from_km - INSIDE_KM);
      const left = fixes[inside + 1];
      if (wasHere && left)
        passages.push({ leg_order, code: 'DEPA', stop: start, occurred_at: new Date(left.taken_ms) });
    }
    const end = reached.length > 0 ? stopAt(travelled, to_km) : undefined;
    const arrived = end && reached.includes(end) && fixes.find((fix) => distanceKm(fix, end) <= INSIDE_KM);
    if (arrived)
      passages.push({ leg_order, code: 'ARRI', stop: end, occurred_at: new Date(arrived.taken_ms) });
    return passages;
  });
}

function stopAt<Waypoint extends Stop>({ waypoints }: Travelled<Waypoint>, km: number): Waypoint | undefined {
  const away = ({ distance_km }: Waypoint) =>
    distance_km === null ? Number.POSITIVE_INFINITY : Math.abs(distance_km - km);
  const nearest = waypoints.reduce<Waypoint | undefined>(
    (best, stop) => (!best || away(stop) < away(best) ? stop : best),
    undefined,
  );
  return nearest && away(nearest) <= SAME_STOP_KM ? nearest : undefined;
}

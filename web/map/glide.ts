import type { Point } from '#domain/places/place.ts';
import type { Position } from '#domain/routing/route-leg.ts';
import { lineLengthKm, pointAlong, unwrapLine } from '#domain/routing/search/geodesy.ts';
import { splitLine } from '#web/static-map/split-line.ts';

/** A glide lasts as long as the time between two reports, within these limits. */
export const MIN_GLIDE_MS = 1_000;
export const MAX_GLIDE_MS = 10_000;

/** The marker's animated path from its drawn position to the latest report. */
export interface Glide {
  path: readonly Position[];
  length_km: number;
  started_ms: number;
  duration_ms: number;
}

export interface ReportedPlace extends Point {
  /** Distance along the drawn route. */
  travelled_km: number;
  updated_at: Date;
  /** Not reported for long: drawn hollow. */
  silent?: boolean;
}

/** Starts a glide at `now_ms` from `drawn`. Follows the route if the vehicle moved forward on it. */
export function glideTo(
  line: readonly Position[],
  drawn: Position,
  before: ReportedPlace,
  to: ReportedPlace,
  now_ms: number,
): Glide {
  const path = unwrapLine([
    drawn,
    ...routeBetween(line, before.travelled_km, to.travelled_km),
    [to.longitude, to.latitude],
  ]);
  const pause_ms = to.updated_at.getTime() - before.updated_at.getTime();
  return {
    path,
    length_km: lineLengthKm(path),
    started_ms: now_ms,
    duration_ms: Math.min(MAX_GLIDE_MS, Math.max(MIN_GLIDE_MS, pause_ms)),
  };
}

/** The marker's current position, with longitude within ±180, and whether it has arrived. */
export function glideAt(glide: Glide, now_ms: number): { position: Position; arrived: boolean } {
  const share = Math.min(1, Math.max(0, (now_ms - glide.started_ms) / glide.duration_ms));
  const { longitude, latitude } = pointAlong(glide.path, share * glide.length_km);
  return { position: [longitude, latitude], arrived: share === 1 };
}

/** The route's vertices strictly between two distances from its origin. */
function routeBetween(line: readonly Position[], from_km: number, to_km: number): Position[] {
  if (line.length < 2 || to_km <= from_km) return [];
  const travelled = splitLine(line, to_km).travelled;
  return splitLine(travelled, from_km).remaining.slice(1, -1);
}

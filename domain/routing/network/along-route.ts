import type { RouteLeg } from '../route-leg.ts';
import { lineLengthKm, type PointOnLine, pointAlong } from '../search/geodesy.ts';

/** A vehicle's position on its route. */
export interface PointOnRoute extends PointOnLine {
  leg: RouteLeg;
}

/** The point at `progress` (0 to 1) of the route's distance; undefined without legs. */
export function pointOnRoute(legs: readonly RouteLeg[], progress: number): PointOnRoute | undefined {
  const total = legs.reduce((km, leg) => km + leg.distance_km, 0);
  let left = Math.max(0, Math.min(1, progress)) * total;
  for (const [index, leg] of legs.entries()) {
    if (left <= leg.distance_km || index === legs.length - 1) {
      const share = leg.distance_km === 0 ? 0 : left / leg.distance_km;
      return { ...pointAlong(leg.geometry, share * lineLengthKm(leg.geometry)), leg };
    }
    left -= leg.distance_km;
  }
  return undefined;
}

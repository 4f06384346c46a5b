import type { Position } from '#domain/routing/route-leg.ts';
import { lineLengthKm } from '#domain/routing/search/geodesy.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { splitLine } from './split-line.ts';

/** Opacity of the remaining route, which is paler than the travelled part. */
export const AHEAD_OPACITY = 0.6;

export interface RoutePart {
  transport_mode: TransportMode;
  line: readonly Position[];
  /** Whether the part is still ahead of the freight. */
  ahead: boolean;
}

/** Splits the legs at the freight's position, `travelled_km` from the route's start. */
export function routeParts(
  legs: readonly { transport_mode: TransportMode; geometry: readonly Position[] }[],
  travelled_km: number,
): RoutePart[] {
  let left = travelled_km;
  return legs.flatMap(({ transport_mode, geometry }) => {
    const { travelled, remaining } = splitLine(geometry, left);
    left = Math.max(0, left - lineLengthKm(geometry));
    return [
      { transport_mode, ahead: false, line: travelled },
      { transport_mode, ahead: true, line: remaining },
    ].filter(({ line }) => line.length > 1);
  });
}

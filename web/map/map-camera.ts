import type { Position } from '#domain/routing/route-leg.ts';

/** The zoom is kept between these; a route wider than the map at the first is shown whole in the inset. */
export const MIN_ZOOM = 4;
export const MAX_ZOOM = 15;
/** Where the map looks while there is nothing to show, `[longitude, latitude]`. */
export const DEFAULT_CENTRE: Position = [0, 20];
export const DEFAULT_ZOOM = 5;

/** Below this width nothing lies over the map, so the route needs less room around it. */
const NARROW_PX = 640;

export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Room around a fitted route in pixels, for a map of this width. */
export function fitPadding(width: number): Padding {
  return width < NARROW_PX
    ? { top: 40, right: 40, bottom: 40, left: 40 }
    : { top: 80, right: 120, bottom: 80, left: 80 };
}

/** South-west and north-east corner, or null without positions. Longitudes stay unwrapped. */
export function boundsOf(positions: readonly Position[]): [Position, Position] | null {
  if (positions.length === 0) return null;
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
